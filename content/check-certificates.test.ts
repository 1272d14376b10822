import { describe, expect, it } from 'vitest';
import { checkContent } from './check.ts';
import { certificates as allCertificates, fixture } from './check-fixture.ts';
import { problemLine } from './check-problem.ts';
import type { Company } from './schema.ts';

describe('a certificate of the company', () => {
  const [certificate] = allCertificates;
  const withCertificates = (certificates: unknown) =>
    checkContent({
      ...fixture,
      company: { ...fixture.company, certificates } as Company,
    }).map(problemLine);

  it('is accepted with all its fields', () => {
    expect(withCertificates([certificate])).toEqual([]);
  });

  it('is rejected when a field is missing or invalid', () => {
    const { number: _, ...others } = certificate;
    const vague = { ...others, scope: '', expires: '2025', registryUrl: 'register.example' };
    expect(withCertificates([certificate, vague])).toEqual([
      'content/facts/company.json → company → certificates.1.number: is missing; write a text in quotes.',
      'content/en/company.json → company → certificates.1.scope: is 0 characters; write between 3 and 160.',
      'content/facts/company.json → company → certificates.1.expires: is “2025”; write a real date, as in “2025-04-15”.',
      'content/facts/company.json → company → certificates.1.registryUrl: is not a web address; write it in full, beginning with “https://”.',
    ]);
    expect(withCertificates('Organic')).toEqual([
      'content/facts/company.json → company → certificates: is not a list; write the certificates between [ and ], or [] while there are none.',
    ]);
  });
});
