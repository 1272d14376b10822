import type { Page } from '@playwright/test';
import { products } from '../content/products.ts';
import { buttonsTakeNoFocus } from './like-safari.ts';
import { expect, open, test } from './site.ts';

const bar = (page: Page) => page.getByRole('search');
const field = (page: Page) => bar(page).getByRole('searchbox', { name: 'Search products' });
const organic = (page: Page) => bar(page).getByRole('checkbox', { name: 'Organic' });
const category = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const clear = (page: Page) => page.getByRole('button', { name: 'Clear Filters' });
const headings = (page: Page, level: number) =>
  page.getByRole('main').getByRole('heading', { level });

/** Only these products are shown, under Search Results, and their number is said. */
async function expectResults(page: Page, names: string[]) {
  await expect(headings(page, 2)).toHaveText(['Search Results']);
  await expect(headings(page, 3)).toHaveText(names);
  const count = names.length === 1 ? '1 product found' : `${names.length} products found`;
  await expect(page.getByRole('main').getByRole('status')).toHaveText(count);
}

async function expectNoFilter(page: Page) {
  await expect(field(page)).toHaveValue('');
  await expect(category(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await expect(organic(page)).not.toBeChecked();
  await expect(headings(page, 3)).toHaveCount(16);
  await expect(headings(page, 2)).toHaveCount(5);
  await expect(page).toHaveURL('/products');
}

test('no key is lost while the address follows on a slow phone', async ({ page }) => {
  await open(page, '/products');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  // Pauses about as long as the address waits: keys and the router's work fall together.
  for (const delay of [110, 140, 170, 200, 230]) {
    await field(page).fill('');
    await field(page).pressSequentially('cucumber', { delay });
    await expect(field(page)).toHaveValue('cucumber');
    await expect(page).toHaveURL('/products?q=cucumber');
  }
});

test('on a phone the category of a bookmark is in view @phone', async ({ page }) => {
  test.skip((page.viewportSize()?.width ?? 0) > 500, 'for phones');
  await open(page, '/products?category=pasta');
  await expect(category(page, 'Pasta')).toHaveAttribute('aria-pressed', 'true');
  await expect(category(page, 'Pasta')).toBeInViewport({ ratio: 0.9 });
});

test.describe('the text', () => {
  const searches = {
    'a part of a name': { typed: 'cumb', found: ['Cucumber'] },
    'a name in capitals': { typed: 'LENTIL', found: ['Egyptian Lentils'] },
    'a part of a description': { typed: 'cool crunch', found: ['Lettuce'] },
    'a description in capitals': { typed: 'MEDAMES', found: ['Egyptian Fava Beans'] },
    'blanks around it': { typed: '  bell pepp  ', found: ['Bell Peppers'] },
    'names and descriptions alike': {
      typed: 'crunch',
      found: ['Lettuce', 'Cucumber'],
    },
  };
  for (const [what, { typed, found }] of Object.entries(searches)) {
    test(`finds ${what}`, async ({ page }) => {
      await open(page, '/products');
      await field(page).fill(typed);
      await expectResults(page, found);
    });
  }

  test('is taken for what it is, and not for a pattern', async ({ page }) => {
    await open(page, '/products');
    await field(page).fill('.*');
    await expect(headings(page, 3)).toHaveCount(0);
    await field(page).fill('   ');
    await expectEverything(page);
  });
});

/** Blanks alone look for nothing; they are not taken out of the field under the visitor's hands. */
async function expectEverything(page: Page) {
  await expect(headings(page, 2)).toHaveCount(5);
  await expect(headings(page, 3)).toHaveCount(16);
  await expect(page).toHaveURL('/products');
}

test.describe('the categories @every-size', () => {
  const found = {
    Vegetables: ['Carrots', 'Heirloom Tomatoes', 'Lettuce', 'Bell Peppers', 'Onions', 'Cucumber'],
    Fruits: ['Strawberries', 'Pomegranate', 'Yellow Dates', 'Oranges'],
    Legumes: ['Egyptian Fava Beans', 'White Beans', 'Egyptian Lentils'],
    Pasta: ['Fresh Spaghetti Pasta', 'Farfalle Pasta', 'Penne Pasta'],
  };
  test('show their products, one at a time, and All shows everything', async ({ page }) => {
    await open(page, '/products');
    for (const [name, names] of Object.entries(found)) {
      await category(page, name).click();
      await expectResults(page, names);
      await expect(bar(page).getByRole('button', { pressed: true })).toHaveText([name]);
    }
    await category(page, 'All').click();
    await expectNoFilter(page);
  });
});

test('organic-only keeps the ten that are', async ({ page }) => {
  await open(page, '/products');
  await organic(page).check();
  const names = products.filter(({ category }) => !/Legumes|Pasta/.test(category));
  expect(names).toHaveLength(10);
  await expectResults(
    page,
    names.map(({ name }) => name),
  );
  await organic(page).uncheck();
  await expectNoFilter(page);
});

test('all filters combine @every-size', async ({ page }) => {
  await open(page, '/products');
  await field(page).fill('sweet');
  await expectResults(page, [
    'Carrots',
    'Pomegranate',
    'Lettuce',
    'Bell Peppers',
    'Yellow Dates',
    'Onions',
  ]);
  await category(page, 'Fruits').click();
  await expectResults(page, ['Pomegranate', 'Yellow Dates']);
  await organic(page).check();
  await expectResults(page, ['Pomegranate', 'Yellow Dates']);
  await field(page).fill('honey-sweet');
  await expectResults(page, ['Yellow Dates']);
  await category(page, 'Pasta').click();
  await expect(page.getByText('No products found matching your criteria.')).toBeVisible();
  await field(page).fill('');
  await expect(page.getByText('No products found matching your criteria.')).toBeVisible();
  await organic(page).uncheck();
  await expectResults(page, ['Fresh Spaghetti Pasta', 'Farfalle Pasta', 'Penne Pasta']);
});

test.describe('an empty result @every-size', () => {
  test('says so, and Clear Filters resets text, category and organic-only', async ({ page }) => {
    await open(page, '/products');
    await field(page).fill('lettuce');
    await category(page, 'Pasta').click();
    await organic(page).check();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      'No products found matching your criteria.',
    );
    await expect(page.getByRole('main').getByRole('status')).toBeVisible();
    await expect(headings(page, 3)).toHaveCount(0);
    await clear(page).click();
    await expectNoFilter(page);
    await expect(clear(page)).toHaveCount(0);
  });
});

test('Clear Filters is there with results, too', async ({ page }) => {
  await open(page, '/products?q=beans&category=legumes');
  await expectResults(page, ['Egyptian Fava Beans', 'White Beans']);
  await clear(page).click();
  await expectNoFilter(page);
});

test('the number of results is said politely, by a line that was there before', async ({
  page,
}) => {
  await open(page, '/products');
  const line = page.getByRole('main').getByRole('status');
  await expect(line).toBeEmpty();
  await line.evaluate((element) => element.setAttribute('data-before', ''));
  await field(page).fill('beans');
  await expect(page.locator('[data-before]')).toHaveText('2 products found');
  await field(page).fill('lentils');
  await expect(page.locator('[data-before]')).toHaveText('1 product found');
});

test('new results are read from their beginning', async ({ page }) => {
  await open(page, '/products');
  await page.getByRole('heading', { level: 2, name: 'Pasta' }).scrollIntoViewIfNeeded();
  await field(page).fill('a');
  const heading = page.getByRole('heading', { name: 'Search Results' });
  await expect(heading).toBeInViewport({ ratio: 1 });
  const strip = await page.getByRole('navigation', { name: 'Product sections' }).boundingBox();
  const box = await heading.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0));
});

test('the focus moves to the list for its own buttons only, where buttons do not take it', async ({
  page,
}) => {
  await open(page, '/products');
  await buttonsTakeNoFocus(page);
  await category(page, 'Fruits').click();
  await expect(headings(page, 2)).toHaveText(['Search Results']);
  await expect(page.locator('body')).toBeFocused();
  await clear(page).click();
  await expect(page.getByRole('region', { name: 'Vegetables' })).toBeFocused();
});
