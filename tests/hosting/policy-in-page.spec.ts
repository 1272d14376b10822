// The fixture site is built with POLICY_IN_PAGES=1, which writes the content security policy into the
// pages, for hosts that cannot send our headers.
import { join } from 'node:path';
import { galleryPage } from '../../content/pages/gallery.ts';
import { labelOf } from '../support/label-of.ts';
import { expect, open, samplePages, test } from '../support/site.ts';

// A host that sends files without our headers.
test.beforeEach(({ page }) =>
  page.route(
    ({ hostname }) => hostname === 'localhost',
    (route) => {
      const { pathname } = new URL(route.request().url());
      const isPage = !/\.\w+$/.test(pathname);
      const file = isPage ? `${pathname === '/' ? '/index' : pathname}.html` : pathname;
      return route.fulfill({ path: join('build/client', file) });
    },
  ),
);

test('every kind of page runs under the content security policy in its head, without errors @fixture', async ({
  page,
}) => {
  test.slow();
  for (const address of samplePages.filter((one) => one !== '/no-such-page')) {
    await open(page, address);
    const policy = page.locator('head meta[http-equiv="Content-Security-Policy"]');
    await expect(policy).toHaveAttribute('content', /script-src 'self' 'sha256-/);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.locator('.leaflet-marker-icon')).toBeVisible();
  }
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: labelOf('/gallery'), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(galleryPage.hero.heading);
});

test.describe('a script that the content security policy of the page does not name', () => {
  test.use({ expectedErrors: /Content Security Policy/ });

  test('does not run @fixture', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.harmed = true';
      document.head.append(script);
    });
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  });
});
