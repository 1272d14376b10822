import type { Certificate } from './company.ts';

/** For tests: two certificates. The first expires one day before the second. */
export const certificates: readonly [Certificate, Certificate] = [
  {
    scheme: 'Organic Standard',
    holder: 'Valley Growers',
    number: 'A-1',
    scope: 'Oranges and carrots',
    expires: '2025-04-15',
    registryUrl: 'https://register.example/A-1',
  },
  {
    scheme: 'Packing Standard',
    holder: 'Valley Growers',
    number: 'B-2',
    scope: 'Oranges and carrots',
    expires: '2025-04-16',
    registryUrl: 'https://register.example/B-2',
  },
];
