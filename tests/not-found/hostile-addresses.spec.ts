// Malformed and hostile addresses in a browser. hosting.spec.ts tests what servers respond to them.

import type { Page } from '@playwright/test';
import { addressOf } from '../../app/pages.ts';
import { galleryPage } from '../../content/pages/gallery.ts';
import { homePage } from '../../content/pages/home.ts';
import { notFoundPage } from '../../content/pages/not-found.ts';
import { productsPage } from '../../content/pages/products.ts';
import { expect, open, test } from '../support/site.ts';
import { malformedPathsForPages, unknownPathsForPages } from './unusual-paths.ts';

const script = '"><script>window.harmed = true</script><img src=x onerror="window.harmed = true">';

/** Checks that the page belongs to the site, is complete, and ran no script from its address. */
async function expectUnharmed(page: Page, baseURL: string | undefined, address: string) {
  const name = address.slice(0, 60);
  await expect.soft(page.getByRole('contentinfo'), name).toBeVisible();
  await expect.soft(page.getByRole('heading', { level: 1 }), name).toHaveCount(1);
  expect.soft(new URL(page.url()).origin, name).toBe(baseURL);
  expect.soft(await page.evaluate(() => 'harmed' in window), name).toBe(false);
}

/**
 * 300 ms after hydration. Pages scroll to the hash after 100 ms (R7), so a wrong scroll would have
 * happened.
 */
const pastHashScroll = () =>
  performance
    .getEntriesByName('hydrated')
    .some(({ startTime }) => performance.now() - startTime > 300);

test('a malformed or hostile query is treated as search text, such a hash is ignored, and the page keeps working', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  for (const address of [
    `${addressOf('home')}#${script}`,
    '/products#constructor',
    '/products?q=%E0%A4%A&category=%&__proto__[harmed]=1#%E0%A4%A',
    '/products?q=%00&category=constructor&organic=__proto__#/../../?q=a',
    `/products?q=${'carrot'.repeat(17_000)}#${'x'.repeat(100_000)}`,
    `/products?q=${encodeURIComponent(script)}#${script}`,
  ]) {
    await open(page, address);
    await page.waitForFunction(pastHashScroll);
    await expectUnharmed(page, baseURL, address);
    const name = address.slice(0, 60);
    if (address.startsWith('/products'))
      await expect.soft(page.getByRole('searchbox'), name).toBeVisible();
    expect.soft(await page.evaluate(() => scrollY), name).toBe(0);
  }
  await expect(page.getByRole('searchbox')).toHaveValue(script);
  await expect(page.getByText(productsPage.results.none)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(galleryPage.hero.heading);
});

test.describe('a malformed or hostile path', () => {
  // The router warns of path segments that it cannot decode.
  test.use({ expectedErrors: /status of 40[04]|malformed URL segment/ });

  test('shows the not-found page with a link to the home page', async ({ page, baseURL }) => {
    test.setTimeout(180_000);
    for (const path of [...unknownPathsForPages, ...malformedPathsForPages]) {
      await open(page, `${baseURL}${path}`);
      await expectUnharmed(page, baseURL, path);
      await expect
        .soft(page.getByRole('heading', { level: 1 }), path.slice(0, 60))
        .toHaveText(notFoundPage.heading);
    }
    await page.getByRole('link', { name: notFoundPage.linkLabel }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(homePage.hero.heading);
  });
});
