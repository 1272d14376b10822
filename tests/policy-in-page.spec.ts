// Hosts that send no headers of ours: the pages carry their policy themselves (POLICY_IN_PAGES=1).
import { join } from 'node:path';
import { articles } from '../content/news.ts';
import { products } from '../content/products.ts';
import { grownSite } from '../scripts/grown-site.ts';
import { expect, open, test } from './site.ts';

// One after the other, for one build.
test.describe.configure({ mode: 'default', timeout: 120_000 });

let site: ReturnType<typeof grownSite>;
test.beforeAll(() => {
  site = grownSite({ products: products.length, articles: articles.length });
  site.build({ POLICY_IN_PAGES: '1' });
});
test.afterAll(() => site.remove());

test.beforeEach(({ page }) =>
  page.route(
    ({ hostname }) => hostname === 'localhost',
    (route) => {
      const { pathname } = new URL(route.request().url());
      const file = /^\/\w*$/.test(pathname) ? `${pathname.slice(1) || 'index'}.html` : pathname;
      return route.fulfill({ path: join(site.built, file) });
    },
  ),
);

for (const address of ['/', '/products', '/gallery', '/contact']) {
  test(`${address} runs under the policy in its head`, async ({ page }) => {
    await open(page, address);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.locator('.leaflet-marker-icon')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Story');
  });
}

test.describe('what the policy does not know', () => {
  test.use({ expectedErrors: /Content Security Policy/ });

  test('does not run', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.harmed = true';
      document.head.append(script);
    });
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  });
});
