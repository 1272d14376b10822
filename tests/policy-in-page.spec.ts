// Hosts that send no headers of ours: the pages carry their policy themselves (POLICY_IN_PAGES=1).
import { readFileSync } from 'node:fs';
import { inlineScriptsOf } from '../hosting/inline-code.ts';
import { withPolicy } from '../hosting/security.ts';
import { expect, open, test } from './site.ts';

test.beforeEach(async ({ page }) => {
  const code = inlineScriptsOf('build/client');
  await page.route(
    (url) => /^\/\w*$/.test(url.pathname),
    (route) => {
      const name = new URL(route.request().url()).pathname.slice(1) || 'index';
      const html = readFileSync(`build/client/${name}.html`, 'utf8');
      return route.fulfill({ contentType: 'text/html', body: withPolicy(html, code) });
    },
  );
});

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
