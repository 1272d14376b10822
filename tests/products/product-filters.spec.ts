import type { Page } from '@playwright/test';
import {
  filterProducts,
  noFilter,
  type ProductFilter,
} from '../../app/pages/products/product-filter.ts';
import { localAddress } from '../../content/languages.ts';
import { productsPage } from '../../content/pages/products.ts';
import { products } from '../../content/products.ts';
import { productsWithCard } from '../support/products-with-card.ts';
import { preventFocusOnButtons } from '../support/safari-behaviour.ts';
import { expect, open, test, typeInto } from '../support/site.ts';

const { filters, results, sections } = productsPage;

const bar = (page: Page) => page.getByRole('search');
const field = (page: Page) => bar(page).getByRole('searchbox', { name: filters.searchLabel });
const organic = (page: Page) => bar(page).getByRole('checkbox', { name: filters.organicLabel });
const category = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const clear = (page: Page) => page.getByRole('button', { name: results.clearLabel });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const headings = (page: Page, level: number) =>
  page.getByRole('main').getByRole('heading', { level });

const [all, ...categories] = filters.categories;
const find = (filter: Partial<ProductFilter>) =>
  filterProducts(products, { ...noFilter, ...filter });

/** The number of products found, or the message that there are none, with the filter in words. */
function statusText(wanted: Partial<ProductFilter>) {
  const filter = { ...noFilter, ...wanted };
  const { length } = find(filter);
  return length > 0 ? results.count(length, filter) : `${results.none} ${results.noneFor(filter)}`;
}

/** Checks that the results are those of the filter, in order, and that their number is shown. */
async function expectResults(page: Page, filter: Partial<ProductFilter>) {
  const found = find(filter);
  await expect(headings(page, 2)).toHaveText([results.heading]);
  await expect(headings(page, 3)).toHaveText(found.map(({ name }) => name));
  await expect(status(page)).toHaveText(statusText(filter));
}

async function expectNoFilter(page: Page) {
  await expect(field(page)).toHaveValue('');
  await expect(category(page, all?.label ?? '')).toHaveAttribute('aria-pressed', 'true');
  await expect(organic(page)).not.toBeChecked();
  await expect(headings(page, 3)).toHaveCount(productsWithCard.length);
  await expect(headings(page, 2)).toHaveCount(sections.length + 1);
  await expect(page).toHaveURL(localAddress('/products'));
}

/** A text and a category so that text, category and organic-only each change the results. */
function filterWhoseEveryPartMatters() {
  const words = products.flatMap(({ description }) => description.match(/\p{L}{4,}/gu) ?? []);
  for (const text of words) {
    for (const { value } of categories) {
      const counts = [{ text }, { text, category: value }, { text, organicOnly: true }].map(
        (filter) => find(filter).length,
      );
      const [ofText = 0, inCategory = 0, organicOnes = 0] = counts;
      const everyPartMatters =
        ofText > inCategory && ofText > organicOnes && organicOnes > inCategory;
      if (everyPartMatters && inCategory > 0) return { text, category: value };
    }
  }
  throw new Error(
    'No word in the descriptions gives different results for each part of the filter.',
  );
}

/** A product that is the only result of a search for its name. */
const [uniqueProduct] = products.filter(({ name }) => find({ text: name }).length === 1);

test.describe('the product filters on a phone', { tag: '@fixture' }, () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('combine, each change shows its results at once, and Clear Filters ends it @every-language', async ({
    page,
  }) => {
    await test.step('the category of the address is in view', async () => {
      const last = categories.at(-1);
      await open(page, `/products?category=${last?.value}`);
      await expect(category(page, last?.label ?? '')).toHaveAttribute('aria-pressed', 'true');
      await expect(category(page, last?.label ?? '')).toBeInViewport({ ratio: 0.9 });
      await category(page, all?.label ?? '').click();
      await expectNoFilter(page);
    });
    await test.step('text, category and organic-only combine, and each change shows its results at once', async () => {
      const { text: word, category: chosen } = filterWhoseEveryPartMatters();
      const text = word.toUpperCase();
      const label = categories.find(({ value }) => value === chosen)?.label ?? '';
      await typeInto(field(page), `  ${text} `);
      await expectResults(page, { text });
      await category(page, label).click();
      await expectResults(page, { text, category: chosen });
      await organic(page).check();
      await expectResults(page, { text, category: chosen, organicOnly: true });
      await category(page, all?.label ?? '').click();
      await expectResults(page, { text, organicOnly: true });
      await typeInto(field(page), '');
      await expectResults(page, { organicOnly: true });
      await organic(page).uncheck();
      await expectNoFilter(page);
    });
    await test.step('Clear Filters moves the focus to the products, a category button does not, also if clicks do not focus buttons', async () => {
      await preventFocusOnButtons(page);
      await category(page, categories[0]?.label ?? '').click();
      await expect(headings(page, 2)).toHaveText([results.heading]);
      await expect(page.locator('body')).toBeFocused();
      await clear(page).click();
      await expect(page.getByRole('region', { name: sections[0]?.heading ?? '' })).toBeFocused();
    });
  });
});

test('the results name their number and the active filters, and Clear Filters shows all products again @fixture', async ({
  page,
}) => {
  const text = uniqueProduct?.name ?? '';
  await open(page, '/products');
  await expect(status(page)).toBeEmpty();
  const liveRegion = await status(page).elementHandle();

  await test.step('each category button shows its products and is the only pressed one', async () => {
    for (const { value, label } of categories) {
      await category(page, label).click();
      await expectResults(page, { category: value });
      await expect(bar(page).getByRole('button', { pressed: true })).toHaveText([label]);
    }
    await category(page, all?.label ?? '').click();
    await expectNoFilter(page);
  });

  await test.step('the active filters are named beside the number of products', async () => {
    const { value, label } = categories[0] ?? { value: 'all', label: '' };
    const inOrganic = sections.find(({ id }) => id === value)?.inOrganic ?? '';
    await category(page, label).click();
    await organic(page).check();
    await expectResults(page, { category: value, organicOnly: true });
    await expect(status(page)).toContainText(inOrganic);
    await category(page, all?.label ?? '').click();
    await expectResults(page, { organicOnly: true });
    await expect(status(page)).toContainText(results.inOrganic);
    await expect(status(page)).toBeInViewport({ ratio: 0.5 });
    await category(page, label).click();
    await organic(page).uncheck();
    await typeInto(field(page), text);
    await expectResults(page, { text, category: value });
    await expect(status(page)).toContainText(text);
    await expect(status(page)).not.toContainText(inOrganic);
    await clear(page).click();
    await expectNoFilter(page);
  });

  await test.step('an empty search shows a message, and Clear Filters resets text, category and organic-only', async () => {
    const other = categories.find(({ value }) => value !== uniqueProduct?.category.toLowerCase());
    await typeInto(field(page), text);
    await category(page, other?.label ?? '').click();
    await organic(page).check();
    await expect(status(page)).toHaveText(
      statusText({ text, category: other?.value ?? 'all', organicOnly: true }),
    );
    await expect(status(page)).toBeVisible();
    await expect(headings(page, 3)).toHaveCount(0);
    await clear(page).click();
    await expectNoFilter(page);
    await expect(clear(page)).toHaveCount(0);
  });

  await test.step('only spaces show all products and stay in the field', async () => {
    await field(page).fill('   ');
    await expect(headings(page, 3)).toHaveCount(productsWithCard.length);
    await expect(headings(page, 2)).toHaveCount(sections.length + 1);
    await expect(field(page)).toHaveValue('   ');
  });

  await test.step('a search further down the page scrolls to the first result', async () => {
    const last = sections.at(-1)?.heading ?? '';
    await page.getByRole('heading', { level: 2, name: last }).scrollIntoViewIfNeeded();
    await field(page).fill('a');
    const heading = page.getByRole('heading', { name: results.heading });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const strip = await page.getByRole('navigation', { name: filters.tabsLabel }).boundingBox();
    const box = await heading.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0));
  });

  await test.step('all numbers were announced by the live region that existed before the search', async () => {
    expect(await liveRegion?.evaluate((element) => element.isConnected)).toBe(true);
  });
});
