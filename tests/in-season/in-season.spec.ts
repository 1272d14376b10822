// tests/home/home.spec.ts tests which products are shown.
import { readFileSync } from 'node:fs';
import { test as fileTest } from '@playwright/test';
import { addressOf } from '../../app/pages.ts';
import { inSeason } from '../../content/in-season.ts';
import { expect, open, test } from '../support/site.ts';

fileTest('a missing page leads to the products in season', () => {
  const [main = ''] = /<main .*<\/main>/s.exec(readFileSync('build/client/404.html', 'utf8')) ?? [];
  expect(main).toMatch(new RegExp(`${inSeason.heading}</h2><a href="${addressOf('seasons')}"`));
});

test.describe('without the network', () => {
  test.use({ expectedErrors: /ERR_FAILED|^failed: / });

  test('what is in season keeps its height, and the link to the calendar', async ({ page }) => {
    const section = page.getByRole('region', { name: inSeason.heading });
    await page.route('**/assets/products-in-season-*.js', (route) => route.abort());
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/');
    const before = await section.boundingBox();
    await section.scrollIntoViewIfNeeded();
    await expect(section.locator('[aria-hidden]')).toHaveCount(0);
    expect((await section.boundingBox())?.height).toBe(before?.height);
    await section.getByRole('link').click();
    await expect(page).toHaveURL(addressOf('seasons'));
  });
});
