import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { certificates as texts } from '../../../content/shell.ts';
import { certificates } from '../../../schema/certificates-fixture.ts';
import type { Certificate } from '../../../schema/company.ts';
import { FooterCertificates } from './footer-certificates.tsx';

const [valid, other] = certificates;

const html = (list: readonly Certificate[], today: string) =>
  renderToStaticMarkup(createElement(FooterCertificates, { certificates: list, today }));

describe('FooterCertificates', () => {
  it('renders nothing for an empty list', () => {
    expect(html([], '2025-04-15')).toBe('');
  });

  it('names each certificate and links to its register', () => {
    const shown = html([valid, other], '2025-04-15');
    for (const { scheme, number, registryUrl } of [valid, other]) {
      expect.soft(shown).toContain(scheme);
      expect.soft(shown).toContain(`<a href="${registryUrl}">${texts.registryLabel(number)}</a>`);
    }
  });

  it('marks only the certificates that have expired', () => {
    expect(html([valid, other], '2025-04-15')).not.toContain(texts.expiredLabel);
    const [, first, second] = html([valid, other], '2025-04-16').split('<li');
    expect(first).toContain(texts.expiredLabel);
    expect(second).not.toContain(texts.expiredLabel);
    expect(second).toContain(texts.expiresLabel);
  });
});
