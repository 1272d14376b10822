// The controls of the products page, and the products that a filter shows.
import { expect, type Page } from '@playwright/test';
import { foundText, noneText } from '../../app/pages/products/filter-text.ts';
import { noFilter, type ProductFilter } from '../../app/pages/products/product-filter.ts';
import { searchProducts } from '../../app/pages/products/search-products.ts';
import { categories } from '../../content/categories.ts';
import { language, localAddress } from '../../content/languages.ts';
import { productsPage } from '../../content/pages/products.ts';
import { productsWithCard } from '../support/products-with-card.ts';

const { filters, results } = productsPage;

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

/** What the page shows of a filter, in one question to the browser, because tests ask after each action. */
const shownFilter = (page: Page) =>
  main(page).evaluate((main) => {
    const all = <E extends HTMLElement>(selector: string) =>
      [...main.querySelectorAll<E>(selector)].filter((one) => one.checkVisibility());
    const texts = (selector: string) => all(selector).map(({ textContent }) => textContent.trim());
    return {
      sections: texts('h2'),
      products: texts('h3'),
      entering: all('li:has(h3)').filter((card) => getComputedStyle(card).animationName !== 'none')
        .length,
      status: main.querySelector('[role=status]')?.textContent,
      text: all<HTMLInputElement>('search [type=search]')[0]?.value,
      categories: texts('search [aria-pressed=true]'),
      organicOnly: all<HTMLInputElement>('search [type=checkbox]')[0]?.checked,
    };
  });

/** Checks that the address, the list, the number of results and the controls show this filter. */
export async function expectFilter(page: Page, wanted: Partial<ProductFilter>, hash = '') {
  await expectAddress(page, wanted, hash);
  const filter = { ...noFilter, ...wanted };
  const isFiltered = Object.keys(wanted).length > 0;
  const found = find(filter);
  const none = `${results.none} ${noneText(filter)}`;
  const count = found.length > 0 ? foundText(found.length, filter) : none;
  // Arabic has words for one and two.
  if (isFiltered && found.length > 2)
    expect(count).toContain(found.length.toLocaleString(language.formats));
  await expect
    .poll(() => shownFilter(page))
    .toEqual({
      sections: isFiltered
        ? [results.heading]
        : [...categories.map(({ heading }) => heading), productsPage.organic.heading],
      products: (isFiltered ? found : productsWithCard).map(({ name }) => name),
      // Results appear at once (R18).
      entering: isFiltered ? 0 : expect.any(Number),
      status: isFiltered ? count : '',
      text: filter.text,
      categories: [labelOfCategory(filter.category)],
      organicOnly: filter.organicOnly,
    });
}
