import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { certificates as texts } from '../../../content/shell.ts';
import { certificates } from '../../../schema/certificates-fixture.ts';
import type { Certificate } from '../../../schema/company.ts';
import { dateText } from '../../text/date-text.ts';
import { Certificates } from './certificates.tsx';

const [valid, other] = certificates;

const html = (list: readonly Certificate[], today: string) =>
  renderToStaticMarkup(createElement(Certificates, { certificates: list, today }));

describe('Certificates', () => {
  it('renders nothing for an empty list', () => {
    expect(html([], '2025-04-15')).toBe('');
  });

  it('shows every field of each certificate and its link to the register', () => {
    const shown = html([valid, other], '2025-04-15');
    for (const { expires, registryUrl, ...facts } of [valid, other]) {
      for (const text of [...Object.values(facts), dateText(expires)])
        expect.soft(shown).toContain(`>${text}`);
      expect.soft(shown).toContain(`href="${registryUrl}"`);
    }
    expect(shown.match(/<li/g)).toHaveLength(2);
    expect(shown).toContain('<time dateTime="2025-04-15">April 15, 2025</time>');
  });

  it.each([
    ['2025-04-15', '2025-04-14', false],
    ['2025-04-15', '2025-04-15', false],
    ['2025-04-15', '2025-04-16', true],
    ['2025-04-05', '2025-03-31', false],
    ['2025-12-31', '2026-01-01', true],
    ['2026-01-01', '2025-12-31', false],
  ])('a certificate that expires on %s has expired on %s: %s', (expires, today, expected) => {
    expect(html([{ ...valid, expires }], today).includes(texts.expiredLabel)).toBe(expected);
  });

  it('marks only the certificates that have expired', () => {
    const badge = `>${texts.expiredBadge}<`;
    expect(html([valid, other], '2025-04-15')).not.toContain(badge);
    const shown = html([valid, other], '2025-04-16');
    const [, first = '', second = ''] = shown.split('<li');
    expect(first).toContain(badge);
    expect(first).toContain(texts.expiredLabel);
    expect(second).not.toContain(badge);
    expect(second).toContain(texts.expiresLabel);
  });
});
