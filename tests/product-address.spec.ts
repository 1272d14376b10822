import type { Page } from '@playwright/test';
import { hold } from './hold.ts';
import { expect, hydrated, open, test } from './site.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search products' });
const organic = (page: Page) => page.getByRole('checkbox', { name: 'Organic' });
const category = (page: Page, name: string) =>
  page.getByRole('search').getByRole('button', { name, exact: true });
const products = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });

async function expectFilter(
  page: Page,
  { text, chosen, only, found }: { text: string; chosen: string; only: boolean; found: string[] },
) {
  await expect(products(page)).toHaveText(found);
  await expect(field(page)).toHaveValue(text);
  await expect(page.getByRole('search').getByRole('button', { pressed: true })).toHaveText([
    chosen,
  ]);
  await expect(organic(page)).toBeChecked({ checked: only });
}

const sweetFruits = {
  text: 'sweet',
  chosen: 'Fruits',
  only: true,
  found: ['Pomegranate', 'Yellow Dates'],
};
const address = '/products?q=sweet&category=fruits&organic=1';

test('the filter is in the address, to be shared, reloaded and returned to (R12)', async ({
  page,
  context,
}) => {
  await open(page, '/products');
  await field(page).fill(' sweet ');
  await expect(page).toHaveURL('/products?q=sweet');
  await category(page, 'Fruits').click();
  await organic(page).check();
  await expect(page).toHaveURL(address);
  await page.reload();
  await hydrated(page);
  await expectFilter(page, sweetFruits);

  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expectFilter(page, sweetFruits);

  const friend = await context.newPage();
  await open(friend, address);
  await expectFilter(friend, sweetFruits);
});

test('typing replaces the entry: Back leaves the page', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Products' }).click();
  await expect(page).toHaveURL('/products');
  const before = await page.evaluate(() => history.length);
  for (const [typed, query] of [
    ['b', 'b'],
    ['be', 'be'],
    ['beans', 'beans'],
    ['beans ', 'beans'],
  ] as const) {
    await field(page).fill(typed);
    await expect(page).toHaveURL(`/products?q=${query}`);
  }
  expect(await page.evaluate(() => history.length)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('letters typed quickly all arrive, in list and address', async ({ page }) => {
  await open(page, '/products');
  await field(page).pressSequentially('lettuce', { delay: 10 });
  await expect(field(page)).toHaveValue('lettuce');
  await expect(products(page)).toHaveText(['Lettuce']);
  await expect(page).toHaveURL('/products?q=lettuce');
});

test('Back and Forward go through what was chosen', async ({ page }) => {
  await open(page, '/products');
  await category(page, 'Pasta').click();
  await expect(page).toHaveURL('/products?category=pasta');
  await organic(page).check();
  await expect(page).toHaveURL('/products?category=pasta&organic=1');
  await page.goBack();
  const pasta = ['Fresh Spaghetti Pasta', 'Farfalle Pasta', 'Penne Pasta'];
  await expectFilter(page, { text: '', chosen: 'Pasta', only: false, found: pasta });
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await expect(products(page)).toHaveCount(16);
  await expect(category(page, 'All')).toHaveAttribute('aria-pressed', 'true');
  await page.goForward();
  await expectFilter(page, { text: '', chosen: 'Pasta', only: false, found: pasta });
  await page.goForward();
  await expectFilter(page, { text: '', chosen: 'Pasta', only: true, found: [] });
});

test('the category matches in capitals, too (specification 5)', async ({ page }) => {
  await open(page, '/products?category=FRUITS&q=SWEET&organic=1');
  await expectFilter(page, { ...sweetFruits, text: 'SWEET' });
});

test('what else is in the address stays there', async ({ page }) => {
  await open(page, '/products?from=letter');
  await field(page).fill('beans');
  await expect(page).toHaveURL('/products?from=letter&q=beans');
  await field(page).fill('');
  await expect(page).toHaveURL('/products?from=letter');
});

const nonsense = [
  'category=meat',
  'category=<script>window.hacked=1</script>',
  'category=__proto__',
  'category=constructor',
  'category=fruits&category=pasta',
  'category=all',
  'organic=0',
  'organic=true',
  'organic=1&organic=1',
  `q=${'a'.repeat(101)}`,
  'q=beans&q=lettuce',
  'q=%20%20',
  'q&category&organic',
  '%E0%A4%A&&&===',
];
for (const query of nonsense) {
  test(`?${query.slice(0, 45)} is ignored`, async ({ page }) => {
    await open(page, `/products?${query}`);
    // What is sensible beside it still counts.
    await expect(products(page)).toHaveCount(16);
    await expect(page.getByRole('heading', { name: 'Search Results' })).toHaveCount(0);
    await expect(field(page)).toHaveValue('');
    await expect(category(page, 'All')).toHaveAttribute('aria-pressed', 'true');
    await expect(organic(page)).not.toBeChecked();
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    await category(page, 'Fruits').click();
    await expect(products(page)).toHaveCount(4);
  });
}

test('a mistyped part does not spoil the rest', async ({ page }) => {
  await open(page, '/products?category=friuts&q=beans&organic=yes');
  await expectFilter(page, {
    text: 'beans',
    chosen: 'All',
    only: false,
    found: ['Egyptian Fava Beans', 'White Beans'],
  });
});

for (const text of [
  '"><img src=x onerror="window.hacked=1">',
  '<script>window.hacked=1</script>',
  "'+alert(1)+'",
  'بستان 🍊 &#x26; %',
]) {
  test(`the search for ${text} only looks for it`, async ({ page }) => {
    await open(page, `/products?q=${encodeURIComponent(text)}`);
    await expect(page.getByText('No products found matching your criteria.')).toBeVisible();
    await expect(field(page)).toHaveValue(text);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    await field(page).fill(`${text} `);
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === text);
  });
}

test('what was typed before script ran is looked for', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/products', { waitUntil: 'commit' });
  await field(page).fill('lettuce');
  release();
  await hydrated(page);
  await expect(field(page)).toHaveValue('lettuce');
  await expect(products(page)).toHaveText(['Lettuce']);
});
