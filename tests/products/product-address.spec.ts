import type { Page } from '@playwright/test';
import {
  filterProducts,
  noFilter,
  type ProductFilter,
} from '../../app/pages/products/product-filter.ts';
import { addressOf } from '../../app/pages.ts';
import { productsPage } from '../../content/pages/products.ts';
import { products } from '../../content/products.ts';
import { holdCode } from '../support/hold-requests.ts';
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
const address = `/products?q=${text}&category=${productFilter.category}&organic=1`;

test('the address of the products keeps the filter after a reload, after Back and for other visitors (R12) @every-engine @fixture', async ({
  page,
  context,
}) => {
  await open(page, '/products');
  await typeInto(field(page), ` ${text} `);
  await expect(page).toHaveURL(`/products?q=${text}`);
  await category(page, labelOf(productFilter.category)).click();
  await organic(page).check();
  await expect(page).toHaveURL(address);
  await page.reload();
  await hydrated(page);
  await expectFilter(page, productFilter);

  await mainLink(page, 'About Us').click();
  await expect(page).toHaveURL(addressOf('about'));
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expectFilter(page, productFilter);

  const otherVisitor = await context.newPage();
  await open(otherVisitor, address);
  await expectFilter(otherVisitor, productFilter);
});

test('typing in the product search adds no history entries, so Back leaves the page @fixture', async ({
  page,
}) => {
  await open(page, '/about');
  await mainLink(page, 'Our Products').click();
  await expect(page).toHaveURL('/products');
  const before = await page.evaluate(() => history.length);
  for (const typed of [text.slice(0, 2), text, `${text} `]) {
    await typeInto(field(page), typed);
    await expect(page).toHaveURL(`/products?q=${typed.trim()}`);
  }
  expect(await page.evaluate(() => history.length)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('all quickly typed letters of a product search reach the list and the address @fixture', async ({
  page,
}) => {
  await open(page, '/products');
  await field(page).pressSequentially(text, { delay: 10 });
  await expectFilter(page, { text });
  await expect(page).toHaveURL(`/products?q=${text}`);
});

test('Back and Forward change the product filters @fixture', async ({ page }) => {
  const { value, label } = categories.at(-1) ?? { value: 'all' as const, label: '' };
  await open(page, '/products');
  await category(page, label).click();
  await expect(page).toHaveURL(`/products?category=${value}`);
  await organic(page).check();
  await expect(page).toHaveURL(`/products?category=${value}&organic=1`);
  await page.goBack();
  await expectFilter(page, { category: value });
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await expectFilter(page, {});
  await page.goForward();
  await expectFilter(page, { category: value });
  await page.goForward();
  await expectFilter(page, { category: value, organicOnly: true });
});

test('the product search keeps other parameters in the address @fixture', async ({ page }) => {
  await open(page, '/products?from=letter');
  await field(page).fill(text);
  await expect(page).toHaveURL(`/products?from=letter&q=${text}`);
  await field(page).fill('');
  await expect(page).toHaveURL('/products?from=letter');
});

// app/pages/products/product-filter.test.ts tests every kind of invalid value. These are also tested in a
// page.
test('invalid and hostile filter values in the address are ignored @fixture', async ({ page }) => {
  for (const query of [
    `q=${'a'.repeat(101)}&category=<script>window.hacked=1</script>&organic=true`,
    'q=a&q=b&category=constructor&organic=1&organic=1',
    '%E0%A4%A&&&===',
  ]) {
    await open(page, `/products?${query}`);
    await expectFilter(page, {});
  }
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  const { value, label } = categories[0] ?? { value: 'all' as const, label: '' };
  await category(page, label).click();
  await expectFilter(page, { category: value });
});

test('a product search for HTML or non-Latin text is treated as plain text @fixture', async ({
  page,
}) => {
  for (const wanted of ['"><img src=x onerror="window.hacked=1">', 'بستان 🍊 &#x26; %']) {
    await open(page, `/products?q=${encodeURIComponent(wanted)}`);
    await expect(page.getByText(results.none)).toBeVisible();
    await expect(field(page)).toHaveValue(wanted);
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    await field(page).fill(`${wanted} `);
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === wanted);
  }
});

test('a product search that was typed before hydration shows its results @fixture', async ({
  page,
}) => {
  const release = await holdCode(page);
  await page.goto('/products', { waitUntil: 'commit' });
  await field(page).fill(text);
  release();
  await hydrated(page);
  await expectFilter(page, { text });
});
