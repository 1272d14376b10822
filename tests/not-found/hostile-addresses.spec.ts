// Malformed and hostile addresses in a browser. hosting.spec.ts tests what servers respond to them.
import type { Page } from '@playwright/test';
import { localAddress } from '../../content/languages.ts';
import { galleryPage } from '../../content/pages/gallery.ts';
import { notFoundPage } from '../../content/pages/not-found.ts';
import { productsPage } from '../../content/pages/products.ts';
import { labelOf } from '../support/label-of.ts';
import { expect, hydrated, open, pastHashScroll, test } from '../support/site.ts';
import { malformedPathsForPages, unknownPathsForPages } from './unusual-paths.ts';

// The router warns of path segments that it cannot decode.
test.use({ expectedErrors: /status of 40[04]|malformed URL segment/ });

const script = '"><script>window.harmed = true</script><img src=x onerror="window.harmed = true">';

/** Checks that the page belongs to the site, is complete, and ran no script from its address. */
async function expectUnharmed(page: Page, baseURL: string | undefined, heading: string) {
  await expect.soft(page.getByRole('contentinfo')).toBeVisible();
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
  expect.soft(new URL(page.url()).origin).toBe(baseURL);
  expect.soft(await page.evaluate(() => 'harmed' in window)).toBe(false);
}

test('a malformed or hostile query is treated as search text, such a hash is ignored, and the page keeps working', async ({
  page,
  baseURL,
}) => {
  for (const address of [
    '/products?q=%E0%A4%A&category=%&__proto__[harmed]=1#%E0%A4%A',
    '/products?q=%00&category=constructor&organic=__proto__#constructor',
    `/products?q=${'carrot'.repeat(17_000)}#${'x'.repeat(100_000)}`,
    `/products?q=${encodeURIComponent(script)}#${script}`,
  ])
    await test.step(address.slice(0, 60), async () => {
      await open(page, address);
      await pastHashScroll(page);
      await expectUnharmed(page, baseURL, productsPage.hero.heading);
      await expect.soft(page.getByRole('searchbox')).toBeVisible();
      expect.soft(await page.evaluate(() => scrollY)).toBe(0);
    });
  await expect(page.getByRole('searchbox')).toHaveValue(script);
  await expect(page.getByText(productsPage.results.none)).toBeVisible();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: labelOf('/gallery') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(galleryPage.hero.heading);
});

test('a malformed or hostile path shows the not-found page', async ({ page, baseURL }) => {
  for (const path of [...unknownPathsForPages, ...malformedPathsForPages])
    await test.step(path.slice(0, 60), async () => {
      await open(page, `${baseURL}${path}`);
      await expectUnharmed(page, baseURL, notFoundPage.heading);
    });
});

test('on an address with two slashes, the links to the other languages stay on the site @every-language', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${baseURL}${localAddress('//example.com/about')}`);
  await hydrated(page);
  const links = page.locator('a[hreflang]');
  await expect(links.first()).toBeAttached();
  for (const link of await links.all()) await expect.soft(link).toHaveJSProperty('origin', baseURL);
});
