// The fixture site is built with POLICY_IN_PAGES=1, which writes the content security policy into the
// pages, for hosts that cannot send our headers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '../../content/company.ts';
import { localAddress } from '../../content/languages.ts';
import { mainNavigation } from '../../content/navigation.ts';
import { builtPages, expect, open, test } from '../support/site.ts';

test('every page has the same content security policy in its head @fixture', () => {
  const policies = builtPages().map((file) => {
    const [head = ''] = readFileSync(join('build/client', file), 'utf8').split('</head>', 1);
    return /<meta http-equiv="Content-Security-Policy"[^>]*>/.exec(head)?.[0] ?? `none in ${file}`;
  });
  expect([...new Set(policies)]).toEqual([expect.stringMatching(/script-src .*sha256-/)]);
});

test.describe('a host that sends files without our headers', () => {
  test.use({ expectedErrors: /Content Security Policy/ });

  test('has pages that run under the policy in their head, which stops other scripts; after a page change the head describes the new page @fixture', async ({
    page,
  }) => {
    await page.route(
      ({ hostname }) => hostname === 'localhost',
      (route) => {
        const { pathname } = new URL(route.request().url());
        const isPage = !/\.\w+$/.test(pathname);
        const file = isPage ? `${pathname === '/' ? '/index' : pathname}.html` : pathname;
        return route.fulfill({ path: join('build/client', file) });
      },
    );
    const violations: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) violations.push(message.text());
    });
    await open(page, '/');
    const ofFirstPage = page.locator(
      'head > :is(script[type="application/ld+json"], meta[property], meta[name^="twitter:"], link[hreflang])',
    );
    await expect(ofFirstPage).not.toHaveCount(0);
    for (const { label, to } of mainNavigation.slice(-2)) {
      await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(localAddress(to));
      const canonical = page.locator('head > link[rel="canonical"]');
      await expect(canonical).toHaveAttribute('href', company.siteUrl + localAddress(to));
      await expect(ofFirstPage).toHaveCount(0);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.locator('.leaflet-marker-icon')).toBeVisible();
    }
    expect(violations).toEqual([]);

    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.harmed = true';
      document.head.append(script);
    });
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  });
});
