import type { Page } from '@playwright/test';
import {
  filterProducts,
  noFilter,
  type ProductFilter,
} from '../../app/pages/products/product-filter.ts';
import { addressOf } from '../../app/pages.ts';
import { productsPage } from '../../content/pages/products.ts';
import { products } from '../../content/products.ts';
import { productsWithCard } from '../support/products-with-card.ts';
import { expect, hydrated, open, test, typeInto } from '../support/site.ts';

const { filters, results } = productsPage;
const [, ...categories] = filters.categories;

const field = (page: Page) => page.getByRole('searchbox', { name: filters.searchLabel });
const organic = (page: Page) => page.getByRole('checkbox', { name: filters.organicLabel });
const category = (page: Page, name: string) =>
  page.getByRole('search').getByRole('button', { name, exact: true });
const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const mainLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).first();

const labelOf = (wanted: ProductFilter['category']) =>
  filters.categories.find(({ value }) => value === wanted)?.label ?? '';

/** Checks that the controls show this filter and the list shows its results. */
async function expectFilter(page: Page, wanted: Partial<ProductFilter>) {
  const filter = { ...noFilter, ...wanted };
  const isFiltered = JSON.stringify(filter) !== JSON.stringify(noFilter);
  const shown = isFiltered ? filterProducts(products, filter) : productsWithCard;
  await expect(headings(page)).toHaveText(shown.map(({ name }) => name));
  await expect(field(page)).toHaveValue(filter.text);
  await expect(page.getByRole('search').getByRole('button', { pressed: true })).toHaveText([
    labelOf(filter.category),
  ]);
  await expect(organic(page)).toBeChecked({ checked: filter.organicOnly });
  await expect(page.getByRole('heading', { name: results.heading })).toHaveCount(
    isFiltered ? 1 : 0,
  );
}

const product = products.find(({ isOrganic }) => isOrganic) ?? products[0];
if (!product) throw new Error('There are no products.');
const text = product.name.split(' ')[0]?.toLowerCase() ?? '';
const productFilter = {
  text,
  category: product.category.toLowerCase() as ProductFilter['category'],
  organicOnly: true,
};
const address = `/products?category=${productFilter.category}&organic=1&q=${text}`;

test('a reload right after typing, and Back, keep the filter of the products in the address (R12) @every-engine @fixture', async ({
  page,
}) => {
  await open(page, '/products');
  await category(page, labelOf(productFilter.category)).click();
  await organic(page).check();
  await typeInto(field(page), ` ${text} `);
  // The page gets the key before the browser reloads. Browsers without a window do not reload then.
  await page.keyboard.press('F5');
  await page.reload();
  await hydrated(page);
  await expect(page).toHaveURL(address);
  await expectFilter(page, productFilter);

  await mainLink(page, 'About Us').click();
  await expect(page).toHaveURL(addressOf('about'));
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expectFilter(page, productFilter);
});

test('the address follows the product filters @fixture', async ({ page }) => {
  await open(page, '/products?from=letter');
  await test.step('typing keeps other parameters and adds no history entries', async () => {
    const before = await page.evaluate(() => history.length);
    for (const typed of [text.slice(0, 2), text, `${text} `]) {
      await typeInto(field(page), typed);
      await expect(page).toHaveURL(`/products?from=letter&q=${typed.trim()}`);
    }
    await field(page).fill('');
    await expect(page).toHaveURL('/products?from=letter');
    expect(await page.evaluate(() => history.length)).toBe(before);
  });
  await test.step('all quickly typed letters reach the list and the address', async () => {
    await field(page).pressSequentially(text, { delay: 10 });
    await expectFilter(page, { text });
    await expect(page).toHaveURL(`/products?from=letter&q=${text}`);
  });
  await test.step('Back and Forward change category and Organic', async () => {
    const { value, label } = categories.at(-1) ?? { value: 'all' as const, label: '' };
    await field(page).fill('');
    await expectFilter(page, {});
    await category(page, label).click();
    await expect(page).toHaveURL(`/products?from=letter&category=${value}`);
    await organic(page).check();
    await expect(page).toHaveURL(`/products?from=letter&category=${value}&organic=1`);
    await page.goBack();
    await expectFilter(page, { category: value });
    await page.goBack();
    await expect(page).toHaveURL('/products?from=letter');
    await expectFilter(page, {});
    await page.goForward();
    await expectFilter(page, { category: value });
    await page.goForward();
    await expectFilter(page, { category: value, organicOnly: true });
  });
});

// app/pages/products/product-filter.test.ts tests every kind of invalid value. These are also tested in a
// page.
test('hostile filter values in the address are ignored, and a hostile search is plain text @fixture', async ({
  page,
}) => {
  await open(
    page,
    `/products?q=${'a'.repeat(101)}&category=<script>window.hacked=1</script>&organic=true&%E0%A4%A&&&===`,
  );
  await expectFilter(page, {});
  const { value, label } = categories[0] ?? { value: 'all' as const, label: '' };
  await category(page, label).click();
  await expectFilter(page, { category: value });

  const search = '"><img src=x onerror="window.hacked=1"> بستان 🍊 &#x26; %';
  await open(page, `/products?q=${encodeURIComponent(search)}`);
  await expect(page.getByText(results.none)).toBeVisible();
  await expect(field(page)).toHaveValue(search);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  await field(page).fill(`${search} `);
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === search);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
