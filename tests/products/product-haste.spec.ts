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
import type { Product } from '../../schema/product.ts';
import { clickWhileLeaving } from '../support/click-while-leaving.ts';
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
const [several, another] = products.filter(({ images }) => images.length === 2);
const [firstTab, secondTab] = productNavigation;
if (!product || !several || !another || !firstTab || !secondTab)
  throw new Error('The products are too few.');
const text = product.name.split(' ')[0]?.toLowerCase() ?? '';
const shorter = text.slice(0, -1);
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

test('a choice right after typing keeps the text, and Back and Forward find it again', async ({
  page,
}) => {
  await open(page, '/products');
  await test.step('Organic, by a click or a key right after the field is emptied', async () => {
    for (const tick of [(box: Locator) => box.click(), (box: Locator) => box.press('Space')]) {
      await organic(page).uncheck();
      await field(page).fill(text);
      await expect(page).toHaveURL(/q=/);
      await field(page).fill('');
      await tick(organic(page));
      await expectFilter(page, { organicOnly: true });
    }
  });
  await test.step('Clear Filters clears the filter', async () => {
    await field(page).fill(text);
    await clear(page).click();
    await expectFilter(page, {});
    await page.goBack();
    await expectFilter(page, { text, organicOnly: true });
  });
  await test.step('a category combines with the text, and Back undoes it', async () => {
    await field(page).fill(shorter);
    await category(page, chosen).click();
    await expectFilter(page, { text: shorter, category: chosen, organicOnly: true });
    await page.goBack();
    await expectFilter(page, { text: shorter, organicOnly: true });
    await page.goForward();
    await expectFilter(page, { text: shorter, category: chosen, organicOnly: true });
  });
  await test.step('a section tab shows its section, and Back the search', async () => {
    await field(page).fill(text);
    await tab(page, secondTab).click();
    await expectFilter(page, {}, `#${secondTab.hash}`);
    await page.goBack();
    await expectFilter(page, { text, category: chosen, organicOnly: true });
  });
  await test.step('a category that is chosen while the visitor leaves by a link is shown', async () => {
    await clickWhileLeaving(mainLink(page, '/about'), category(page, 'all'));
    await expectFilter(page, { text, organicOnly: true });
    await page.goBack();
    await expectFilter(page, { text, category: chosen, organicOnly: true });
  });
  await test.step('so is a section tab', async () => {
    await clickWhileLeaving(mainLink(page, '/about'), tab(page, secondTab));
    await expectFilter(page, {}, `#${secondTab.hash}`);
    await page.goBack();
    await expectFilter(page, { text, category: chosen, organicOnly: true });
  });
  await test.step('Back by a key keeps the search for Forward', async () => {
    await organic(page).uncheck();
    await field(page).fill(shorter);
    // Browsers without a window do not go back at a key.
    await page.keyboard.press('Alt+ArrowLeft');
    await page.goBack();
    await expectFilter(page, { text, category: chosen, organicOnly: true });
    await page.goForward();
    await expectFilter(page, { text: shorter, category: chosen });
  });
  await test.step('Back shows the filter of the earlier address', async () => {
    await typeInto(field(page), shorter.slice(0, 2));
    await page.goBack();
    await expectFilter(page, { text, category: chosen, organicOnly: true });
  });
  await test.step('a link to another page keeps the search for Back', async () => {
    await field(page).fill(shorter);
    await mainLink(page, '/about').click();
    await expect(page).toHaveURL(localAddress('/about'));
    await page.goBack();
    await expectFilter(page, { text: shorter, category: chosen, organicOnly: true });
  });
  await test.step('a link to the other language keeps the search there', async () => {
    await field(page).fill(text);
    await page
      .getByRole('banner')
      .getByRole('link', { name: otherLanguages[0]?.name ?? '', exact: true })
      .first()
      .click();
    await hydrated(page);
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('q') === text);
    await expect(page.getByRole('search').getByRole('searchbox')).toHaveValue(text);
  });
});

test('a double click on a control of the products page acts once, on a checkbox or an arrow twice', async ({
  page,
}) => {
  await open(page, '/products');
  await test.step('a category adds one history entry', async () => {
    await category(page, chosen).dblclick();
    await expectFilter(page, { category: chosen });
    await page.goBack();
    await expectFilter(page, {});
  });
  await test.step('Organic is ticked and unticked', async () => {
    await organic(page).dblclick();
    await expectFilter(page, {});
  });
  await test.step('Clear Filters stays on the page, with and without results', async () => {
    await organic(page).check();
    await clear(page).dblclick();
    await expectFilter(page, {});
    await field(page).fill('x'.repeat(20));
    await clear(page).dblclick();
    await expectFilter(page, {});
  });
  await test.step('View All Organic Products shows them', async () => {
    await viewOrganic(page).dblclick();
    await expectFilter(page, { organicOnly: true });
    await page.goBack();
    await expectFilter(page, {});
  });
  await test.step('an arrow of a product card counts twice, a dot once', async () => {
    for (const arrow of [next, previous]) {
      await arrow(page, several).dblclick();
      await expectPicture(page, several, 1);
    }
    await next(page, several).click();
    await previous(page, several).click();
    await next(page, several).click();
    await expectPicture(page, several, 2);
    await dot(page, several, 1).dblclick();
    await expectPicture(page, several, 1);
  });
  await test.step('the details of a product card are opened and closed', async () => {
    const details = page
      .getByRole('listitem')
      .filter({ hasText: several.name })
      .locator('details')
      .first();
    await details.locator('summary').dblclick();
    await expect(details).not.toHaveAttribute('open');
    await details.locator('summary').click();
    await expect(details.getByRole('paragraph').first()).toBeVisible();
  });
  await test.step('of two section tabs, the last wins', async () => {
    await tab(page, secondTab).click();
    await tab(page, firstTab).click();
    await expectFilter(page, {}, `#${firstTab.hash}`);
    await expect(tab(page, firstTab)).toHaveAttribute('aria-current');
  });
});

const cardButton = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const dot = (page: Page, { name }: Product, number: number) =>
  cardButton(page, productCard.dotLabel(name, number));
const next = (page: Page, { name }: Product) => cardButton(page, productCard.nextLabel(name));
const previous = (page: Page, { name }: Product) =>
  cardButton(page, productCard.previousLabel(name));

async function expectPicture(page: Page, product: Product, number: number) {
  await expect(dot(page, product, number)).toHaveAttribute('aria-current');
  const place = () =>
    page
      .getByRole('link', { name: productCard.picturesLabel(product.name) })
      .evaluate(({ scrollLeft, clientWidth }) => Math.abs(scrollLeft) / clientWidth);
  await expect.poll(place, 'widths scrolled').toBeCloseTo(number - 1, 1);
}

/** Opens the page at `address`, acts before its code is loaded, and waits for hydration. */
async function actBeforeHydration(page: Page, address: string, act: () => Promise<void>) {
  const release = await holdCode(page);
  await page.goto(localAddress(address), { waitUntil: 'commit' });
  await act();
  release();
  await hydrated(page);
}

test('text and Organic that were chosen before hydration combine with the address @every-engine', async ({
  page,
}) => {
  await actBeforeHydration(page, `/products?category=${chosen}`, async () => {
    await organic(page).check();
    await typeInto(field(page), text);
  });
  await expectFilter(page, { text, category: chosen, organicOnly: true });
});

test('what was clicked before hydration acts after it', async ({ page }) => {
  await test.step('text and a category combine with the address', async () => {
    await actBeforeHydration(page, '/products?organic=1', async () => {
      await typeInto(field(page), text);
      await category(page, chosen).dblclick();
    });
    await expectFilter(page, { text, category: chosen, organicOnly: true });
  });
  await test.step('text is kept when a section tab was clicked after it', async () => {
    await actBeforeHydration(page, '/products', async () => {
      await field(page).fill(text);
      await tab(page, secondTab).click();
    });
    await expectFilter(page, { text });
  });
  await test.step('View All Organic Products shows them', async () => {
    await actBeforeHydration(page, '/products', () => viewOrganic(page).dblclick());
    await expectFilter(page, { organicOnly: true });
  });
  await test.step('an arrow and a dot show the next picture, Organic that was ticked twice filters nothing, and a section tab shows its section', async () => {
    await actBeforeHydration(page, '/products', async () => {
      await next(page, several).hover();
      await expect(next(page, several)).toHaveCSS('opacity', '1');
      await next(page, several).dblclick();
      await dot(page, another, 2).dblclick();
      await organic(page).dblclick();
      await tab(page, secondTab).click();
    });
    await expectFilter(page, {}, `#${secondTab.hash}`);
    const region = page.getByRole('region', { name: sections[1]?.heading ?? '', exact: true });
    await expect(region.getByRole('heading', { level: 2 })).toBeInViewport();
    await expectPicture(page, several, 2);
    await expectPicture(page, another, 2);
  });
});
