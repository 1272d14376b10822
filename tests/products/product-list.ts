// The controls of the products page, and the products that a filter shows.
import { expect, type Page } from '@playwright/test';
import { foundText, noneText } from '../../app/pages/products/filter-text.ts';
import { noFilter, type ProductFilter } from '../../app/pages/products/product-filter.ts';
import { searchProducts } from '../../app/pages/products/search-products.ts';
import { language, localAddress } from '../../content/languages.ts';
import { productsPage } from '../../content/pages/products.ts';
import { productsWithCard } from '../support/products-with-card.ts';

const { filters, results, sections } = productsPage;

const main = (page: Page) => page.getByRole('main');
export const bar = (page: Page) => page.getByRole('search');
export const field = (page: Page) =>
  bar(page).getByRole('searchbox', { name: filters.searchLabel });
export const organic = (page: Page) =>
  bar(page).getByRole('checkbox', { name: filters.organicLabel });
const labelOfCategory = (wanted: string) =>
  filters.categories.find(({ value }) => value === wanted)?.label ?? '';
export const category = (page: Page, wanted: string) =>
  bar(page).getByRole('button', { name: labelOfCategory(wanted), exact: true });
export const tabs = (page: Page) => main(page).getByRole('navigation', { name: filters.tabsLabel });
/** Where the sticky bars end, in pixels from the top. The tabs are below the filters, beside them or in their first row. */
export async function barsEnd(page: Page): Promise<number> {
  const boxes = [await bar(page).boundingBox(), await tabs(page).boundingBox()];
  return Math.max(...boxes.map((box) => (box?.y ?? Number.NaN) + (box?.height ?? 0)));
}
export const tab = (page: Page, name: string) =>
  tabs(page).getByRole('link', { name, exact: true });
export const clear = (page: Page) => page.getByRole('button', { name: results.clearLabel });
export const viewOrganic = (page: Page) =>
  main(page).getByRole('button', { name: productsPage.organic.buttonLabel });
export const status = (page: Page) => main(page).getByRole('status');
export const headings = (page: Page, level: number) => main(page).getByRole('heading', { level });

export const find = (filter: Partial<ProductFilter>) => searchProducts({ ...noFilter, ...filter });

/** Checks that the address has this filter. It may have other parameters too. */
export function expectAddress(page: Page, filter: Partial<ProductFilter>, hash = '') {
  const { text, category, organicOnly } = { ...noFilter, ...filter };
  const query = {
    q: text || null,
    category: category === 'all' ? null : category,
    organic: organicOnly ? '1' : null,
  };
  return expect(page).toHaveURL(
    ({ pathname, searchParams, hash: shown }) =>
      pathname === localAddress('/products') &&
      Object.entries(query).every(([name, value]) => searchParams.get(name) === value) &&
      shown === hash,
  );
}

/** Checks that the address, the list, the number of results and the controls show this filter. */
export async function expectFilter(page: Page, wanted: Partial<ProductFilter>, hash = '') {
  await expectAddress(page, wanted, hash);
  const filter = { ...noFilter, ...wanted };
  const isFiltered = Object.keys(wanted).length > 0;
  const found = find(filter);
  await expect(headings(page, 2)).toHaveText(
    isFiltered
      ? [results.heading]
      : [...sections.map(({ heading }) => heading), productsPage.organic.heading],
  );
  await expect(headings(page, 3)).toHaveText(
    (isFiltered ? found : productsWithCard).map(({ name }) => name),
  );
  // Results appear at once (R18).
  if (isFiltered) {
    const entrances = await main(page)
      .locator('li:has(h3)')
      .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).animationName));
    expect(entrances.filter((name) => name !== 'none')).toEqual([]);
  }
  const none = `${results.none} ${noneText(filter)}`;
  const count = found.length > 0 ? foundText(found.length, filter) : none;
  await expect(status(page)).toHaveText(isFiltered ? count : '');
  // Arabic has words for one and two.
  if (isFiltered && found.length > 2)
    await expect(status(page)).toContainText(found.length.toLocaleString(language.formats));
  await expect(field(page)).toHaveValue(filter.text);
  await expect(bar(page).getByRole('button', { pressed: true })).toHaveText([
    labelOfCategory(filter.category),
  ]);
  await expect(organic(page)).toBeChecked({ checked: filter.organicOnly });
}
