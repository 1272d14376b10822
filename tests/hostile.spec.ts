// Addresses that somebody else made up: in a link, by mistake, or to do harm.
import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

const script = '"><script>window.harmed = true</script><img src=x onerror="window.harmed = true">';

/** The page is one of ours, alive, and ran nothing but what is ours. */
async function expectUnharmed(page: Page, baseURL: string | undefined) {
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(new URL(page.url()).origin).toBe(baseURL);
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
}

test.describe('a query', () => {
  for (const query of [
    `q=${encodeURIComponent(script)}`,
    'q=%E0%A4%A&category=%',
    'q=%00&category=constructor&organic=__proto__',
    'category=%3Cscript%3E&category=fruits&category=legumes',
    `q=${'carrot'.repeat(17_000)}`,
    `${'a=b&'.repeat(25_000)}`,
    'q=\u202e\ud83c\udf4a',
    '__proto__[harmed]=1&constructor.prototype.harmed=1',
  ]) {
    test(`?${query.slice(0, 40)} is only ever a search`, async ({ page, baseURL }) => {
      await open(page, `/products?${query}`);
      await expectUnharmed(page, baseURL);
      await expect(page.getByRole('searchbox')).toBeVisible();
    });
  }

  test('is shown as it was typed, and never as HTML', async ({ page, baseURL }) => {
    await open(page, `/products?q=${encodeURIComponent(script)}`);
    await expect(page.getByRole('searchbox')).toHaveValue(script);
    await expect(page.getByText('No products found matching your criteria.')).toBeVisible();
    await expectUnharmed(page, baseURL);
  });
});

test.describe('a hash', () => {
  for (const address of ['/', '/products', '/contact']) {
    for (const hash of [
      '%E0%A4%A',
      script,
      'constructor',
      '__proto__',
      'javascript:window.harmed=true',
      '/../../',
      '?q=a',
      'x'.repeat(100_000),
    ]) {
      test(`#${hash.slice(0, 20)} on ${address} leads nowhere`, async ({ page, baseURL }) => {
        await open(page, `${address}#${hash}`);
        // Past the delay after which a hash is gone to (R7).
        await page.waitForTimeout(200);
        await expectUnharmed(page, baseURL);
        await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Photo Gallery');
      });
    }
  }
});

test.describe('a path', () => {
  // The router says what it could not read.
  test.use({ expectedErrors: /status of 40[04]|malformed URL segment/ });

  for (const path of [
    '//example.com',
    '//example.com/',
    '//example.com/about',
    '///example.com/.',
    '/\\example.com',
    '/%5cexample.com',
    '/%2f%2fexample.com',
    '/%2F/example.com',
    '/https://example.com/',
    '/javascript:window.harmed=true',
    '/%0d%0aLocation:%20https://example.com',
    '/about%0a',
    '/a%E2%80%A8b',
    '/%00',
    '/about%00.html',
    '/%',
    '/%E0%A4%A',
    '/%3Cscript%3Ewindow.harmed=true%3C/script%3E',
    '/constructor',
    '/__proto__',
    `/${'long/'.repeat(3000)}`,
    `/${'x'.repeat(100_000)}`,
  ]) {
    test(`${path.slice(0, 40)} is the page for unknown addresses`, async ({ page, baseURL }) => {
      await open(page, `${baseURL}${path}`);
      await expectUnharmed(page, baseURL);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Grown by the Nile/);
    });
  }
});
