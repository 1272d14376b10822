// The product filters and their address, with reload and Back.
import { noFilter, type ProductFilter } from '../../app/pages/products/product-filter.ts';
import { productsPage } from '../../content/pages/products.ts';
import { products } from '../../content/products.ts';
import { describe, eventually, expect, test } from './fixtures.ts';
import type { Page } from './page.ts';

const { filters, results, sections } = productsPage;

const search = { role: 'searchbox', name: filters.searchLabel } as const;
const organic = { role: 'checkbox', name: filters.organicLabel } as const;
const bar = { role: 'search', name: filters.label } as const;
const heading = { role: 'heading', name: results.heading } as const;
const category = (value: string) => ({
  role: 'button' as const,
  name: filters.categories.find((choice) => choice.value === value)?.label ?? value,
  within: bar,
});

const inSection = (wanted: string) => products.filter((product) => product.category === wanted);
const [section] = sections.filter(({ category }) => inSection(category).length > 0);
if (!section) throw new Error('No section has a product.');
const value = section.category.toLowerCase() as ProductFilter['category'];
const inCategory = inSection(section.category);
const organicInCategory = inCategory.filter(({ isOrganic }) => isOrganic);

/** A word that finds some products, but not all. */
const word = products[0]?.name.slice(0, 5).toLowerCase() ?? '';
const withWord = products.filter(({ name, description }) =>
  [name, description].some((text) => text.toLowerCase().includes(word)),
);

const statusText = (found: number, filter: ProductFilter) =>
  found > 0 ? results.count(found, filter) : `${results.none} ${results.noneFor(filter)}`;
const names = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main li h3')]
      .filter((heading) => heading.checkVisibility())
      .map((heading) => heading.textContent),
  );

async function expectFound(
  page: Page,
  found: readonly { name: string }[],
  wanted: Partial<ProductFilter>,
) {
  const text = statusText(found.length, { ...noFilter, ...wanted });
  const status = {
    role: 'status',
    name: text,
    within: { role: 'main' },
  } as const;
  await eventually(() => page.count(status), text).toBe(1);
  await eventually(() => names(page)).toEqual(found.map(({ name }) => name));
}

describe('product filters', () => {
  test('search names and descriptions, and put the search text into the address', async ({
    page,
  }) => {
    await page.open('/products');
    await page.fill(search, word);
    await expectFound(page, withWord, { text: word });
    await eventually(() => page.address()).toBe(`/products?q=${encodeURIComponent(word)}`);
    expect(await page.hasFocus(search)).toBe(true);
    await page.reload();
    expect(await page.value(search)).toBe(word);
    await expectFound(page, withWord, { text: word });
  });

  test('combine category and organic-only; Back undoes them one by one', async ({ page }) => {
    await page.open('/products');
    await page.click(category(value));
    await expectFound(page, inCategory, { category: value });
    await eventually(() => page.address()).toBe(`/products?category=${value}`);
    expect(await page.attribute(category(value), 'aria-pressed')).toBe('true');
    await page.click(organic);
    await expectFound(page, organicInCategory, { category: value, organicOnly: true });
    await eventually(() => page.address()).toBe(`/products?category=${value}&organic=1`);
    await page.reload();
    await expectFound(page, organicInCategory, { category: value, organicOnly: true });
    expect(await page.read(organic, (box) => box.checked as boolean)).toBe(true);
    await page.tab.back();
    await eventually(() => page.address()).toBe(`/products?category=${value}`);
    await expectFound(page, inCategory, { category: value });
    await page.tab.back();
    await eventually(() => page.address()).toBe('/products');
    await eventually(() => page.count(heading)).toBe(0);
    await page.tab.forward();
    await expectFound(page, inCategory, { category: value });
  });

  test('show a message when nothing is found; Clear Filters shows all products', async ({
    page,
  }) => {
    await page.open('/products?q=nothing+is+called+this');
    await expectFound(page, [], { text: 'nothing is called this' });
    await page.click({ role: 'button', name: results.clearLabel });
    await eventually(() => page.count(heading)).toBe(0);
    await eventually(() => page.address()).toBe('/products');
    expect(await page.value(search)).toBe('');
    await eventually(async () => (await names(page)).toSorted()).toEqual(
      products.map(({ name }) => name).toSorted(),
    );
  });

  test('are set to organic-only by the button of the Organic Line', async ({ page }) => {
    await page.open('/products');
    await page.click({ role: 'button', name: productsPage.organic.buttonLabel });
    await expectFound(
      page,
      products.filter(({ isOrganic }) => isOrganic),
      { organicOnly: true },
    );
    expect(await page.read(organic, (box) => box.checked as boolean)).toBe(true);
  });
});
