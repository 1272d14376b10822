import { expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { organisation } from './structured-data.ts';

test('contact details that only hold a place are not given out as facts', () => {
  for (const field of ['telephone', 'email', 'sameAs'])
    expect(organisation(company)).not.toHaveProperty(field);
});

test('real ones are', () => {
  const facts = {
    ...company,
    phone: '+20 2 2390 1000',
    email: 'trade@orchard.eg',
    social: [
      { name: 'Facebook', url: 'https://facebook.com/orchard' },
      { name: 'Twitter', url: undefined },
    ],
  };
  expect(organisation(facts)).toMatchObject({
    telephone: '+20 2 2390 1000',
    email: 'trade@orchard.eg',
    sameAs: ['https://facebook.com/orchard'],
  });
});
