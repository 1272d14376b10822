import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SocialLinks } from './social-links.tsx';

const html = (url: string | undefined, name = 'Facebook') =>
  renderToStaticMarkup(
    createElement(SocialLinks, { links: [{ id: name.toLowerCase(), name, url }] }),
  );

it('links to a network that has an address', () => {
  const shown = html('https://facebook.com/orchard');
  expect(shown).toContain('href="https://facebook.com/orchard"');
  expect(shown).toContain('aria-label="Facebook"');
  expect(shown).not.toContain('aria-disabled');
});

it('shows a named placeholder for a network without an address (R5)', () => {
  const shown = html(undefined);
  expect(shown).toContain('role="link"');
  expect(shown).toContain('aria-disabled="true"');
  expect(shown).toContain('aria-label="Facebook"');
  expect(shown).not.toContain('href');
});

it('shows a default icon for an unknown network', () => {
  expect(html('https://example.com/orchard', 'Orchard Network')).toContain('<svg');
});
