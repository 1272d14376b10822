import type { Page } from '@playwright/test';
import { filterProducts, noFilter, type ProductFilter } from '../app/lib/product-filter.ts';
import { productsPage } from '../content/pages/products.ts';
import { products } from '../content/products.ts';
import { preventFocusOnButtons } from './safari-behaviour.ts';
import { expect, open, test } from './site.ts';

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
const everyProduct = products.length;
const find = (filter: Partial<ProductFilter>) =>
  filterProducts(products, { ...noFilter, ...filter });

/** Search Results with exactly what the filter finds, in order, and their number. */
async function expectResults(page: Page, filter: Partial<ProductFilter>) {
  const found = find(filter);
  await expect(headings(page, 2)).toHaveText([results.heading]);
  await expect(headings(page, 3)).toHaveText(found.map(({ name }) => name));
  await expect(status(page)).toHaveText(
    found.length > 0 ? results.count(found.length) : results.none,
  );
}

async function expectNoFilter(page: Page) {
  await expect(field(page)).toHaveValue('');
  await expect(category(page, all?.label ?? '')).toHaveAttribute('aria-pressed', 'true');
  await expect(organic(page)).not.toBeChecked();
  await expect(headings(page, 3)).toHaveCount(everyProduct);
  await expect(headings(page, 2)).toHaveCount(sections.length + 1);
  await expect(page).toHaveURL('/products');
}

/**
 * A word and a category of which each finds some products that the other does not, and of whose word
 * only some products are organic: with them every part of the filter changes what is found.
 */
function tellingFilter() {
  const words = products.flatMap(({ description }) => description.match(/\p{L}{4,}/gu) ?? []);
  for (const text of words) {
    for (const { value } of categories) {
      const counts = [{ text }, { text, category: value }, { text, organicOnly: true }].map(
        (filter) => find(filter).length,
      );
      const [ofText = 0, inCategory = 0, organicOnes = 0] = counts;
      const isTelling = ofText > inCategory && ofText > organicOnes && organicOnes > inCategory;
      if (isTelling && inCategory > 0) return { text, category: value };
    }
  }
  throw new Error('No word in the descriptions tells the parts of the filter apart.');
}

/** A product that its own name finds alone, and which is in no other category. */
const [single] = products.filter(({ name }) => find({ text: name }).length === 1);

test('text, category and organic-only combine, each change at once @phone', async ({ page }) => {
  const { text, category: chosen } = tellingFilter();
  const label = categories.find(({ value }) => value === chosen)?.label ?? '';
  await open(page, '/products');
  await field(page).fill(`  ${text.toUpperCase()} `);
  await expectResults(page, { text });
  await category(page, label).click();
  await expectResults(page, { text, category: chosen });
  await organic(page).check();
  await expectResults(page, { text, category: chosen, organicOnly: true });
  await category(page, all?.label ?? '').click();
  await expectResults(page, { text, organicOnly: true });
  await field(page).fill('');
  await expectResults(page, { organicOnly: true });
  await organic(page).uncheck();
  await expectNoFilter(page);
});

test('each category button shows its products and is the only one pressed', async ({ page }) => {
  await open(page, '/products');
  for (const { value, label } of categories) {
    await category(page, label).click();
    await expectResults(page, { category: value });
    await expect(bar(page).getByRole('button', { pressed: true })).toHaveText([label]);
  }
  await category(page, all?.label ?? '').click();
  await expectNoFilter(page);
});

test('an empty result says so, and Clear Filters resets all three parts @every-size', async ({
  page,
}) => {
  const other = categories.find(({ value }) => value !== single?.category.toLowerCase());
  await open(page, '/products');
  await field(page).fill(single?.name ?? '');
  await category(page, other?.label ?? '').click();
  await organic(page).check();
  await expect(status(page)).toHaveText(results.none);
  await expect(status(page)).toBeVisible();
  await expect(headings(page, 3)).toHaveCount(0);
  await clear(page).click();
  await expectNoFilter(page);
  await expect(clear(page)).toHaveCount(0);
});

test('Clear Filters is also there when something was found', async ({ page }) => {
  await open(page, '/products?organic=1');
  await expectResults(page, { organicOnly: true });
  await clear(page).click();
  await expectNoFilter(page);
});

test('a search for only spaces shows everything and leaves the spaces in the field', async ({
  page,
}) => {
  await open(page, '/products');
  await field(page).fill('   ');
  await expect(headings(page, 3)).toHaveCount(everyProduct);
  await expect(headings(page, 2)).toHaveCount(sections.length + 1);
  await expect(field(page)).toHaveValue('   ');
});

test('the number of results is announced by a live region that was there before', async ({
  page,
}) => {
  await open(page, '/products');
  await expect(status(page)).toBeEmpty();
  const line = await status(page).elementHandle();
  await field(page).fill(single?.name ?? '');
  await expect(status(page)).toHaveText(results.count(1));
  await organic(page).click();
  await field(page).fill('');
  await expect(status(page)).toHaveText(results.count(find({ organicOnly: true }).length));
  expect(await line?.evaluate((element) => element.isConnected)).toBe(true);
});

test('a new search made further down shows its results from the first on', async ({ page }) => {
  await open(page, '/products');
  const last = sections.at(-1)?.heading ?? '';
  await page.getByRole('heading', { level: 2, name: last }).scrollIntoViewIfNeeded();
  await field(page).fill('a');
  const heading = page.getByRole('heading', { name: results.heading });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const strip = await page.getByRole('navigation', { name: filters.tabsLabel }).boundingBox();
  const box = await heading.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0));
});

test('no key is lost on a slow phone while the address follows', { tag: '@chromium' }, async ({
  page,
}) => {
  const text = 'cucumber';
  await open(page, '/products');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  // One pause is shorter than the delay of the address (300 ms), one about as long as it, so that a
  // key and the router's work fall together.
  for (const delay of [140, 290]) {
    await field(page).fill('');
    await field(page).pressSequentially(text, { delay });
    await expect(field(page)).toHaveValue(text);
    await expect(page).toHaveURL(`/products?q=${text}`);
  }
});

test.describe('on a phone', { tag: '@mobile' }, () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('the category of a shared address is in view', async ({ page }) => {
    const last = categories.at(-1);
    await open(page, `/products?category=${last?.value}`);
    await expect(category(page, last?.label ?? '')).toHaveAttribute('aria-pressed', 'true');
    await expect(category(page, last?.label ?? '')).toBeInViewport({ ratio: 0.9 });
  });
});

test('only the buttons of the list move the focus to it, also where buttons take none', async ({
  page,
}) => {
  await open(page, '/products');
  await preventFocusOnButtons(page);
  await category(page, categories[0]?.label ?? '').click();
  await expect(headings(page, 2)).toHaveText([results.heading]);
  await expect(page.locator('body')).toBeFocused();
  await clear(page).click();
  await expect(page.getByRole('region', { name: sections[0]?.heading ?? '' })).toBeFocused();
});
