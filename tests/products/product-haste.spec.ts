// Two actions without a pause on the products page, and actions before hydration. After each, the
// list, the controls and the address show the same filter (R12).
import type { Locator, Page } from '@playwright/test';
import {
  filterProducts,
  noFilter,
  type ProductFilter,
} from '../../app/pages/products/product-filter.ts';
import { localAddress, otherLanguages } from '../../content/languages.ts';
import { productNavigation } from '../../content/navigation.ts';
import { productsPage } from '../../content/pages/products.ts';
import { productCard } from '../../content/product-card.ts';
import { products } from '../../content/products.ts';
import { holdCode } from '../support/hold-requests.ts';
import { labelOf } from '../support/label-of.ts';
import { productsWithCard } from '../support/products-with-card.ts';
import { expect, hydrated, open, test, typeInto } from '../support/site.ts';

const { filters, organic: organicLine, results, sections } = productsPage;

const bar = (page: Page) => page.getByRole('search');
const field = (page: Page) => bar(page).getByRole('searchbox', { name: filters.searchLabel });
const organic = (page: Page) => bar(page).getByRole('checkbox', { name: filters.organicLabel });
const category = (page: Page, wanted: ProductFilter['category']) =>
  bar(page).getByRole('button', { name: nameOf(wanted), exact: true });
const tab = (page: Page, { label }: { label: string }) =>
  page.getByRole('navigation', { name: filters.tabsLabel }).getByRole('link', { name: label });
const clear = (page: Page) => page.getByRole('button', { name: results.clearLabel });
const viewOrganic = (page: Page) => page.getByRole('button', { name: organicLine.buttonLabel });
const names = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });

const nameOf = (wanted: ProductFilter['category']) =>
  filters.categories.find(({ value }) => value === wanted)?.label ?? '';

const product = products.find(({ isOrganic }) => isOrganic) ?? products[0];
const several = products.find(({ images }) => images.length === 2);
const [firstTab, secondTab] = productNavigation;
if (!product || !several || !firstTab || !secondTab) throw new Error('The products are too few.');
const { name: cardName } = several;
const text = product.name.split(' ')[0]?.toLowerCase() ?? '';
const chosen = product.category.toLowerCase() as ProductFilter['category'];

/** Checks that the list, the controls and the address show this filter, also after a pause. */
async function expectFilter(page: Page, wanted: Partial<ProductFilter>, hash = '') {
  const filter = { ...noFilter, ...wanted };
  const isFiltered = Object.keys(wanted).length > 0;
  const shown = isFiltered ? filterProducts(products, filter) : productsWithCard;
  const query = [
    ['q', filter.text],
    ['category', filter.category === 'all' ? '' : filter.category],
    ['organic', filter.organicOnly ? '1' : ''],
  ].filter(([, value]) => value !== '');
  const expectEverything = async () => {
    await expect(page).toHaveURL(
      ({ pathname, searchParams, hash: shownHash }) =>
        pathname === localAddress('/products') &&
        // The order of the parameters is that in which they were chosen.
        [...searchParams].toSorted().join('&') === query.toSorted().join('&') &&
        shownHash === hash,
    );
    await expect(names(page)).toHaveText(shown.map(({ name }) => name));
    await expect(field(page)).toHaveValue(filter.text);
    await expect(bar(page).getByRole('button', { pressed: true })).toHaveText([
      nameOf(filter.category),
    ]);
    await expect(organic(page)).toBeChecked({ checked: filter.organicOnly });
  };
  await expectEverything();
  // The address follows the field after 300 ms. Nothing may change then.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
  await expectEverything();
}

const mainLink = (page: Page, to: string) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: labelOf(to), exact: true })
    .first();

test('Organic is ticked by a click or a key right after the field is emptied', async ({ page }) => {
  await open(page, '/products');
  for (const tick of [(box: Locator) => box.click(), (box: Locator) => box.press('Space')]) {
    await organic(page).uncheck();
    await field(page).fill(text);
    await expect(page).toHaveURL(/q=/);
    await field(page).fill('');
    await tick(organic(page));
    await expectFilter(page, { organicOnly: true });
  }
});

test('Back from the organic products keeps the focus in the list', async ({ page }) => {
  await open(page, '/products');
  await viewOrganic(page).click();
  await expect(page.getByRole('heading', { name: results.heading })).toBeFocused();
  await page.goBack();
  await expectFilter(page, {});
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('Clear Filters right after typing clears the filter', async ({ page }) => {
  await open(page, '/products');
  await field(page).fill(text);
  await clear(page).click();
  await expectFilter(page, {});
  await page.goBack();
  await expectFilter(page, { text });
});

test('a category right after typing combines with the text, and Back undoes it', async ({
  page,
}) => {
  await open(page, '/products');
  await field(page).fill(text);
  await category(page, chosen).click();
  await expectFilter(page, { text, category: chosen });
  await page.goBack();
  await expectFilter(page, { text });
  await page.goForward();
  await expectFilter(page, { text, category: chosen });
});

test('a section tab right after typing shows its section, and Back the search', async ({
  page,
}) => {
  await open(page, '/products');
  await field(page).fill(text);
  await tab(page, secondTab).click();
  await expectFilter(page, {}, `#${secondTab.hash}`);
  await page.goBack();
  await expectFilter(page, { text });
});

test('Back by a key keeps the search that was typed for Forward', async ({ page }) => {
  await open(page, '/products');
  await category(page, chosen).click();
  await field(page).fill(text);
  // Browsers without a window do not go back at a key.
  await page.keyboard.press('Alt+ArrowLeft');
  await page.goBack();
  await expectFilter(page, {});
  await page.goForward();
  await expectFilter(page, { text, category: chosen });
});

test('Back right after typing shows the filter of the earlier address', async ({ page }) => {
  await open(page, '/products');
  await category(page, chosen).click();
  await expectFilter(page, { category: chosen });
  await typeInto(field(page), text);
  await page.goBack();
  await expectFilter(page, {});
});

test('a reload right after typing keeps the search @every-engine', async ({ page }) => {
  await open(page, '/products');
  await typeInto(field(page), text);
  // The page gets the key before the browser reloads. Browsers without a window do not reload then.
  await page.keyboard.press('F5');
  await page.reload();
  await hydrated(page);
  await expectFilter(page, { text });
});

test('a link to another page right after typing keeps the search for Back', async ({ page }) => {
  await open(page, '/products');
  await field(page).fill(text);
  await mainLink(page, '/about').click();
  await expect(page).toHaveURL(localAddress('/about'));
  await page.goBack();
  await expectFilter(page, { text });
});

test('a link to the other language right after typing keeps the search there @every-language', async ({
  page,
}) => {
  const [other] = otherLanguages;
  await open(page, '/products');
  await field(page).fill(text);
  await page
    .getByRole('banner')
    .getByRole('link', { name: other?.name ?? '', exact: true })
    .first()
    .click();
  await hydrated(page);
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === text);
  await expect(page.getByRole('search').getByRole('searchbox')).toHaveValue(text);
});

test('a double click on a category adds one history entry, on Organic it ticks and unticks it', async ({
  page,
}) => {
  await open(page, '/products');
  await category(page, chosen).dblclick();
  await expectFilter(page, { category: chosen });
  await page.goBack();
  await expectFilter(page, {});
  await organic(page).dblclick();
  await expectFilter(page, {});
});

test('a double click on Clear Filters stays on the page', async ({ page }) => {
  for (const address of ['/products?organic=1', `/products?q=${'x'.repeat(20)}`]) {
    await open(page, address);
    await clear(page).dblclick();
    await expectFilter(page, {});
  }
});

test('a double click on View All Organic Products shows them', async ({ page }) => {
  await open(page, '/products');
  await viewOrganic(page).dblclick();
  await expectFilter(page, { organicOnly: true });
  await page.goBack();
  await expectFilter(page, {});
});

test('of two section tabs, the last wins', async ({ page }) => {
  await open(page, '/products');
  await tab(page, secondTab).click();
  await tab(page, firstTab).click();
  await expectFilter(page, {}, `#${firstTab.hash}`);
  await expect(tab(page, firstTab)).toHaveAttribute('aria-current');
});

const cardButton = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const dot = (page: Page, number: number) =>
  cardButton(page, productCard.dotLabel(cardName, number));
const next = (page: Page) => cardButton(page, productCard.nextLabel(cardName));
const previous = (page: Page) => cardButton(page, productCard.previousLabel(cardName));

async function expectPicture(page: Page, number: number) {
  await expect(dot(page, number)).toHaveAttribute('aria-current');
  const place = () =>
    page
      .getByRole('link', { name: productCard.picturesLabel(cardName) })
      .evaluate(({ scrollLeft, clientWidth }) => Math.abs(scrollLeft) / clientWidth);
  await expect.poll(place, 'widths scrolled').toBeCloseTo(number - 1, 1);
}

test('a double click on an arrow of a product card counts twice, on a dot once, and opens and closes the details', async ({
  page,
}) => {
  await open(page, '/products');
  for (const arrow of [next, previous]) {
    await arrow(page).dblclick();
    await expectPicture(page, 1);
  }
  await next(page).click();
  await previous(page).click();
  await next(page).click();
  await expectPicture(page, 2);
  await dot(page, 1).dblclick();
  await expectPicture(page, 1);
  const details = page
    .getByRole('listitem')
    .filter({ hasText: cardName })
    .locator('details')
    .first();
  await details.locator('summary').dblclick();
  await expect(details).not.toHaveAttribute('open');
  await details.locator('summary').click();
  await expect(details.getByRole('paragraph').first()).toBeVisible();
});

/** Opens the page at `address`, acts before its code is loaded, and waits for hydration. */
async function actBeforeHydration(page: Page, address: string, act: () => Promise<void>) {
  const release = await holdCode(page);
  await page.goto(localAddress(address), { waitUntil: 'commit' });
  await act();
  release();
  await hydrated(page);
}

test('Organic that was ticked before hydration stays ticked and filters, twice ticked it filters nothing', async ({
  page,
}) => {
  await actBeforeHydration(page, '/products', () => organic(page).check());
  await expectFilter(page, { organicOnly: true });
  await actBeforeHydration(page, '/products', () => organic(page).dblclick());
  await expectFilter(page, {});
});

test('text, a category and Organic that were chosen before hydration combine with the address @every-engine', async ({
  page,
}) => {
  await actBeforeHydration(page, '/products?organic=1', async () => {
    await typeInto(field(page), text);
    await category(page, chosen).dblclick();
  });
  await expectFilter(page, { text, category: chosen, organicOnly: true });
  await actBeforeHydration(page, `/products?category=${chosen}`, async () => {
    await organic(page).check();
    await typeInto(field(page), text);
  });
  await expectFilter(page, { text, category: chosen, organicOnly: true });
});

test('a section tab that was clicked before hydration shows its section', async ({ page }) => {
  await actBeforeHydration(page, '/products', () => tab(page, secondTab).click());
  await expectFilter(page, {}, `#${secondTab.hash}`);
  const region = page.getByRole('region', { name: sections[1]?.heading ?? '', exact: true });
  await expect(region.getByRole('heading', { level: 2 })).toBeInViewport();
});

test('text that was typed before hydration is kept when a section tab was clicked after it', async ({
  page,
}) => {
  await actBeforeHydration(page, '/products', async () => {
    await field(page).fill(text);
    await tab(page, secondTab).click();
  });
  await expectFilter(page, { text });
});

test('View All Organic Products works when it was clicked before hydration', async ({ page }) => {
  await actBeforeHydration(page, '/products', () => viewOrganic(page).dblclick());
  await expectFilter(page, { organicOnly: true });
});

test('arrows and dots of a product card are visible before hydration and work after it', async ({
  page,
}) => {
  await actBeforeHydration(page, '/products', async () => {
    await next(page).hover();
    await expect(next(page)).toHaveCSS('opacity', '1');
    await next(page).dblclick();
  });
  await expectPicture(page, 2);
  await actBeforeHydration(page, '/products', () => dot(page, 2).dblclick());
  await expectPicture(page, 2);
});
