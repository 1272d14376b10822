import type { Page } from '@playwright/test';
import { rewriteCode } from './rewrite-code.ts';
import { expect, open, test } from './site.ts';

async function expectNotFound(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await expect(page).toHaveTitle('Page Not Found | Bustan');
  const main = page.getByRole('main');
  await expect(main.getByText('404', { exact: true })).toBeVisible();
  await expect(
    main.getByText(
      'The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.',
      { exact: true },
    ),
  ).toBeVisible();
}

test.describe('an unknown address @every-size', () => {
  test.use({ expectedErrors: /status of 404/ });

  for (const address of ['/no-such-page', '/a/deep/path/that/is/nowhere?with=query#and-hash']) {
    test(`${address} says 404 Page Not Found and leads home`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await open(page, address);
      await expectNotFound(page);
      await expect(page).toHaveURL(address);
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Grown by the Nile/);
    });
  }
});

test('a link of the site to nowhere is answered in the same way, without a new page', async ({
  page,
}) => {
  await rewriteCode(page, (code) =>
    code.replace(/(label:([`'"])Gallery\2,to:)([`'"])\/gallery\3/, '$1`/no/such/page`'),
  );
  await open(page, '/about');
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL('/no/such/page');
  await expectNotFound(page);
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Story');
});
