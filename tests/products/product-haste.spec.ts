// Two actions without a pause on the products page, and actions before hydration. After each, the
// list, the controls and the address show the same filter (R12).
import type { Locator, Page } from '@playwright/test';
import type { ProductFilter } from '../../app/pages/products/product-filter.ts';
import { localAddress, otherLanguages } from '../../content/languages.ts';
import { productNavigation } from '../../content/navigation.ts';
import { products } from '../../content/products.ts';
import { clickWhileLeaving } from '../support/click-while-leaving.ts';
import { navigationLink } from '../support/navigation-link.ts';
import { openWithoutCode } from '../support/open-without-code.ts';
import { expect, hydrated, open, test, typeInto } from '../support/site.ts';
import { untilTimersHaveRun, watchTimers } from '../support/timer-delays.ts';
import {
  category,
  clear,
  expectAddress,
  expectFilter,
  field,
  organic,
  tab,
  viewOrganic,
} from './product-list.ts';

const product = products.find(({ isOrganic }) => isOrganic) ?? products[0];
const [firstTab, secondTab] = productNavigation;
if (!product || !firstTab || !secondTab) throw new Error('The products are too few.');
const text = product.name.split(' ')[0]?.toLowerCase() ?? '';
const shorter = text.slice(0, -1);
const chosen = product.category;

test.beforeEach(({ page }) => watchTimers(page));

/** Checks that the list, the controls and the address show this filter, also once nothing more can change. */
async function expectFilterToStay(page: Page, filter: Partial<ProductFilter>, hash = '') {
  await expectAddress(page, filter, hash);
  // The address follows the field after 300 ms.
  await untilTimersHaveRun(page, 300);
  await expectFilter(page, filter, hash);
}

test('two actions without a pause leave the filter of the last one, and Back and Forward find the others', async ({
  page,
}) => {
  test.slow();
  await open(page, '/products');
  await test.step('a double click on a category adds one history entry', async () => {
    await category(page, chosen).dblclick();
    await expectFilterToStay(page, { category: chosen });
    await page.goBack();
    await expectFilterToStay(page, {});
  });
  await test.step('a double click on Organic ticks and unticks it', async () => {
    await organic(page).dblclick();
    await expectFilterToStay(page, {});
  });
  await test.step('a double click on Clear Filters stays on the page, with and without results', async () => {
    await organic(page).check();
    await clear(page).dblclick();
    await expectFilterToStay(page, {});
    await field(page).fill('x'.repeat(20));
    await clear(page).dblclick();
    await expectFilterToStay(page, {});
  });
  await test.step('a double click on View All Organic Products shows them', async () => {
    await viewOrganic(page).dblclick();
    await expectFilterToStay(page, { organicOnly: true });
    await page.goBack();
    await expectFilterToStay(page, {});
  });
  await test.step('of two section tabs, the last wins', async () => {
    await tab(page, secondTab.label).click();
    await tab(page, firstTab.label).click();
    await expectFilterToStay(page, {}, `#${firstTab.hash}`);
    await expect(tab(page, firstTab.label)).toHaveAttribute('aria-current');
  });
  await test.step('Organic, by a click or a key right after the field is emptied', async () => {
    for (const tick of [(box: Locator) => box.click(), (box: Locator) => box.press('Space')]) {
      await organic(page).uncheck();
      await field(page).fill(text);
      await expect(page).toHaveURL(/q=/);
      await field(page).fill('');
      await tick(organic(page));
      await expectFilterToStay(page, { organicOnly: true });
    }
  });
  await test.step('Clear Filters clears the filter', async () => {
    await field(page).fill(text);
    await clear(page).click();
    await expectFilterToStay(page, {});
    await page.goBack();
    await expectFilterToStay(page, { text, organicOnly: true });
  });
  await test.step('a category combines with the text, and Back undoes it', async () => {
    await field(page).fill(shorter);
    await category(page, chosen).click();
    await expectFilterToStay(page, { text: shorter, category: chosen, organicOnly: true });
    await page.goBack();
    await expectFilterToStay(page, { text: shorter, organicOnly: true });
    await page.goForward();
    await expectFilterToStay(page, { text: shorter, category: chosen, organicOnly: true });
  });
  await test.step('a section tab shows its section, and Back the search', async () => {
    await field(page).fill(text);
    await tab(page, secondTab.label).click();
    await expectFilterToStay(page, {}, `#${secondTab.hash}`);
    await page.goBack();
    await expectFilterToStay(page, { text, category: chosen, organicOnly: true });
  });
  await test.step('a category that is chosen while the visitor leaves by a link is shown', async () => {
    await clickWhileLeaving(navigationLink(page, '/about'), category(page, 'all'));
    await expectFilterToStay(page, { text, organicOnly: true });
    await page.goBack();
    await expectFilterToStay(page, { text, category: chosen, organicOnly: true });
  });
  await test.step('so is a section tab', async () => {
    await clickWhileLeaving(navigationLink(page, '/about'), tab(page, secondTab.label));
    await expectFilterToStay(page, {}, `#${secondTab.hash}`);
    await page.goBack();
    await expectFilterToStay(page, { text, category: chosen, organicOnly: true });
  });
  await test.step('Back by a key keeps the search for Forward', async () => {
    await organic(page).uncheck();
    await field(page).fill(shorter);
    // Browsers without a window do not go back at a key.
    await page.keyboard.press('Alt+ArrowLeft');
    await page.goBack();
    await expectFilterToStay(page, { text, category: chosen, organicOnly: true });
    await page.goForward();
    await expectFilterToStay(page, { text: shorter, category: chosen });
  });
  await test.step('Back shows the filter of the earlier address', async () => {
    await typeInto(field(page), shorter.slice(0, 2));
    await page.goBack();
    await expectFilterToStay(page, { text, category: chosen, organicOnly: true });
  });
  await test.step('a link to another page keeps the search for Back', async () => {
    await field(page).fill(shorter);
    await navigationLink(page, '/about').click();
    await expect(page).toHaveURL(localAddress('/about'));
    await page.goBack();
    await expectFilterToStay(page, { text: shorter, category: chosen, organicOnly: true });
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

/** Opens the page at `address`, acts before its code is loaded, and waits for hydration. */
async function actBeforeHydration(page: Page, address: string, act: () => Promise<void>) {
  const hydrate = await openWithoutCode(page, address);
  await act();
  await hydrate();
}

test('text and Organic that were chosen before script combine with the address, and Back keeps the filter (R12) @fixture', async ({
  page,
}) => {
  const filter = { text, category: chosen, organicOnly: true };
  await actBeforeHydration(page, `/products?category=${chosen}`, async () => {
    await organic(page).check();
    await typeInto(field(page), text);
  });
  await expectFilterToStay(page, filter);
  await typeInto(field(page), ` ${shorter} `);
  await expectAddress(page, { ...filter, text: shorter });
  await navigationLink(page, '/about').click();
  await expect(page).toHaveURL(localAddress('/about'));
  await page.goBack();
  await expectFilter(page, { ...filter, text: shorter });
});

test('Organic that is chosen before script on a reloaded page, and a text right before a reload, are kept (R12) @every-engine', async ({
  page,
}) => {
  const hydrate = await openWithoutCode(page, '/products');
  await organic(page).check();
  await page.reload({ waitUntil: 'commit' });
  // Firefox has restored it.
  await organic(page).check();
  await hydrate();
  await expectFilterToStay(page, { organicOnly: true });
  await organic(page).uncheck();
  await expect(page).toHaveURL(localAddress('/products'));
  await typeInto(field(page), ` ${shorter} `);
  // The page gets the key before the browser reloads. Browsers without a window do not reload then.
  await page.keyboard.press('F5');
  await page.reload();
  await hydrated(page);
  await expectFilterToStay(page, { text: shorter });
});

test('what was clicked before script acts after it', async ({ page }) => {
  await test.step('text and a category are kept when a section tab was clicked after them', async () => {
    await actBeforeHydration(page, '/products', async () => {
      await typeInto(field(page), text);
      await category(page, chosen).dblclick();
      await tab(page, secondTab.label).click();
    });
    await expectFilterToStay(page, { text, category: chosen });
  });
  await test.step('View All Organic Products shows them', async () => {
    await actBeforeHydration(page, '/products', () => viewOrganic(page).dblclick());
    await expectFilterToStay(page, { organicOnly: true });
  });
});
