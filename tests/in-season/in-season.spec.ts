// What is in season in the month of the visitor's clock, with pictures.
import type { Page } from '@playwright/test';
import { addressOf } from '../../app/pages.ts';
import { seasonIn } from '../../app/season/season-in.ts';
import { inSeason } from '../../content/in-season.ts';
import { localAddress } from '../../content/languages.ts';
import { products } from '../../content/products.ts';
import { seasonTexts } from '../../content/season-texts.ts';
import { expect, open, setDate, test } from '../support/site.ts';

// Chromium reports the intended 404 on the console.
test.use({ viewport: { width: 390, height: 844 }, expectedErrors: /status of 404/ });
const section = (page: Page) => page.getByRole('region', { name: inSeason.heading });

/** Sets the visitor's clock, and checks the products of that month and the way to the first. */
async function expectProductsOf(page: Page, address: string, month: number) {
  const expected = seasonIn(month).slice(0, 6);
  await setDate(page, `2026-${`${month}`.padStart(2, '0')}-10T12:00:00`);
  await open(page, address);
  await section(page).scrollIntoViewIfNeeded();
  const items = section(page).getByRole('listitem');
  await expect(items).toHaveText(
    expected.map(({ id, level }) => {
      const name = products.find((one) => one.id === id)?.name ?? '';
      return `${name}${seasonTexts.levels[level]}`;
    }),
  );
  await items.first().locator('img').click();
  await expect(page).toHaveURL(localAddress(addressOf('product', expected[0]?.id)));
}

test('the month of the visitor’s clock follows the hero of the home page, with pictures that lead to the products @every-language @fixture', async ({
  page,
}) => {
  await expectProductsOf(page, '/', 3);
});

test('a missing page leads to the products in season', async ({ page }) => {
  await expectProductsOf(page, '/no-such-page', 12);
});

test.describe('without the network', () => {
  test.use({ expectedErrors: /ERR_FAILED|^failed: / });

  test('keeps its height, and the link to the calendar', async ({ page }) => {
    await page.route('**/assets/products-in-season-*.js', (route) => route.abort());
    await open(page, '/');
    const before = await section(page).boundingBox();
    await section(page).scrollIntoViewIfNeeded();
    await expect(section(page).locator('[aria-hidden]')).toHaveCount(0);
    expect((await section(page).boundingBox())?.height).toBe(before?.height);
    await section(page).getByRole('link').click();
    await expect(page).toHaveURL(localAddress(addressOf('seasons')));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /^failed: .*\.js$/ });

  test('is a link to the calendar, without a gap', async ({ page }) => {
    await page.goto(localAddress('/'));
    expect((await section(page).boundingBox())?.height).toBeLessThan(200);
    await section(page).getByRole('link').click();
    await expect(page).toHaveURL(localAddress(addressOf('seasons')));
  });
});
