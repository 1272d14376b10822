// The list of products on /enquiry. Its storage and its message have files of their own.

import { cargoPlan } from '../../app/cargo/cargo-plan.ts';
import { cargoItem, compatibility, reasonText } from '../../app/cargo/compatibility.ts';
import { addressOf } from '../../app/pages.ts';
import { cargoTexts } from '../../content/cargo-texts.ts';
import { company } from '../../content/company.ts';
import { localAddress } from '../../content/languages.ts';
import { enquiryPage } from '../../content/pages/enquiry.ts';
import { enquiryLink } from '../../content/pages/shell.ts';
import { productTexts } from '../../content/product-texts.ts';
import { products } from '../../content/products.ts';
import type { Product } from '../../schema/product.ts';
import { holdCode } from '../support/hold-requests.ts';
import { expect, hydrated, open, test } from '../support/site.ts';
import {
  first,
  headerLink,
  list,
  names,
  openWith,
  packing,
  quantity,
  removeButton,
  second,
  third,
} from './enquiry.ts';

const { empty, removed, cargo, list: copy } = enquiryPage;
/** The name of every “Ask about” link. */
const askAnything = new RegExp(`^${enquiryLink.askLabel('.+')}$`);
const askName = (id: string) => enquiryLink.askLabel(productTexts[id]?.inSentence ?? id);
const listedName = (id: string) => enquiryLink.listedName(productTexts[id]?.inSentence ?? id);

test('an empty list links to the products and the season calendar @fixture', async ({ page }) => {
  await open(page, addressOf('enquiry'));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: empty.heading })).toBeVisible();
  const productsLink = main.getByRole('link', { name: empty.productsLabel });
  const seasonsLink = main.getByRole('link', { name: empty.seasonsLabel });
  await expect(productsLink).toHaveAttribute('href', localAddress(addressOf('products')));
  await expect(seasonsLink).toHaveAttribute('href', localAddress(addressOf('seasons')));
  await expect(
    page.getByRole('banner').locator(`a[href^='${localAddress(addressOf('enquiry'))}']`),
  ).toHaveCount(0);
});

test('“Ask about” on a card adds the product by keyboard, says so, and then leads to the list @fixture', async ({
  page,
}) => {
  const product = products.find(({ details }) => details !== '') ?? first;
  await open(page, '/products');
  const card = page.locator(`[id='${product.id}']`);
  await card.locator('summary').focus();
  await page.keyboard.press('Enter');
  const ask = card.getByRole('link', { name: askName(product.id) });
  await expect(ask).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(ask).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(localAddress('/products'));
  await expect(
    page.getByRole('status').filter({ hasText: enquiryLink.added(product.name, 1) }),
  ).toHaveCount(1);
  const listed = card.getByRole('link', { name: enquiryLink.listedLabel });
  await expect(listed).toBeFocused();
  await expect(listed).toHaveAccessibleName(listedName(product.id));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(localAddress(addressOf('enquiry')));
  await expect(names(page)).toHaveText([product.name]);
});

test('“Ask about” in the season calendar adds a product, and a double click does not leave the page @fixture', async ({
  page,
}) => {
  await open(page, '/seasons?month=2');
  const ask = page.getByRole('main').getByRole('link', { name: askAnything });
  const count = await ask.count();
  expect(count).toBeGreaterThan(1);
  await ask.first().dblclick();
  await expect(ask).toHaveCount(count - 1);
  await expect(headerLink(page, 1)).toBeVisible();
  await ask.first().click();
  await expect(headerLink(page, 2)).toBeVisible();
  await expect(page).toHaveURL(localAddress('/seasons?month=2'));
  await headerLink(page, 2).click();
  await expect(names(page)).toHaveCount(2);
});

test('the address of “Ask about” adds the product once, also in a new tab @fixture', async ({
  page,
}) => {
  await open(page, `/seasons?month=2`);
  const ask = page.getByRole('main').getByRole('link', { name: askAnything }).first();
  const address = (await ask.getAttribute('href')) ?? '';
  await page.goto(address);
  await hydrated(page);
  await expect(page).toHaveURL(localAddress(addressOf('enquiry')));
  await expect(names(page)).toHaveCount(1);
  await list(page).getByRole('button', { name: copy.removeLabel }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: empty.heading })).toBeVisible();
  await open(page, `${addressOf('enquiry')}?add=no-such-product`);
  await expect(page.getByRole('heading', { name: empty.heading })).toBeVisible();
});

test('Remove takes a product off the list, moves the focus to the next one, and can be undone @fixture', async ({
  page,
}) => {
  await openWith(page, first, second, third);
  await quantity(page, second).fill('2 pallets');
  await removeButton(page, second).focus();
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveText([first.name, third.name]);
  await expect(removeButton(page, third)).toBeFocused();
  const status = page.getByRole('main').getByRole('status').first();
  await expect(status).toHaveText(removed.product(second.name));
  await page.getByRole('button', { name: removed.undoLabel }).click();
  await expect(names(page)).toHaveText([first.name, second.name, third.name]);
  await expect(quantity(page, second)).toHaveValue('2 pallets');
  await expect(page.getByRole('heading', { name: copy.heading })).toBeFocused();
  await expect(status).toHaveText(removed.undone);

  await removeButton(page, third).click();
  await expect(removeButton(page, second)).toBeFocused();
  await removeButton(page, second).click();
  await removeButton(page, first).click();
  await expect(page.getByRole('heading', { name: empty.heading })).toBeFocused();
});

const verdictOf = (a: string, b: string) => compatibility(cargoItem(a), cargoItem(b)).verdict;

test('a double click on Remove removes one product, and one on Undo restores it @fixture', async ({
  page,
}) => {
  await openWith(page, first, second, third);
  // From now on a message is above the list, so the next product moves to the place of the removed one.
  await removeButton(page, third).click();
  await removeButton(page, first).dblclick();
  await expect(names(page)).toHaveText([second.name]);
  await page.getByRole('button', { name: removed.undoLabel }).dblclick();
  await expect(names(page)).toHaveText([first.name, second.name]);
  await expect(page).toHaveURL(localAddress(addressOf('enquiry')));
});

test('Undo restores a removed product and keeps what was typed in the meantime @fixture', async ({
  page,
}) => {
  await openWith(page, first, second, third);
  await quantity(page, first).fill('1 t');
  await removeButton(page, first).click();
  await quantity(page, second).fill('2 pallets');
  await page.getByRole('button', { name: removed.undoLabel }).click();
  await expect(names(page)).toHaveText([first.name, second.name, third.name]);
  await expect(quantity(page, first)).toHaveValue('1 t');
  await expect(quantity(page, second)).toHaveValue('2 pallets');
});

test('Undo after two products were removed without a pause restores both @fixture', async ({
  page,
}) => {
  await openWith(page, first, second, third);
  await removeButton(page, first).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(names(page)).toHaveText([third.name]);
  const undo = page.getByRole('button', { name: removed.undoLabel });
  await undo.click();
  await expect(names(page)).toHaveText([second.name, third.name]);
  await undo.click();
  await expect(names(page)).toHaveText([first.name, second.name, third.name]);
});

test('a double click on Clear the list stays on the page, and Undo restores the list @fixture', async ({
  page,
}) => {
  await openWith(page, first, second);
  await page.getByRole('button', { name: enquiryPage.storage.clearLabel }).dblclick();
  await expect(page.getByRole('heading', { name: empty.heading })).toBeVisible();
  await expect(page).toHaveURL(localAddress(addressOf('enquiry')));
  await page.getByRole('button', { name: removed.undoLabel }).click();
  await expect(names(page)).toHaveText([first.name, second.name]);
});

test('“Ask about” that is clicked twice before hydration adds the product and stays on the page @fixture', async ({
  page,
}) => {
  const release = await holdCode(page);
  const address = localAddress(`/products/${first.id}`);
  await page.goto(address, { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await main.getByRole('link', { name: askName(first.id) }).dblclick();
  release();
  await hydrated(page);
  await expect(main.getByRole('link', { name: listedName(first.id) })).toBeVisible();
  await expect(page).toHaveURL(address);
});

test('shows which products can share a container, and a sentence for each conflict @every-language @fixture', async ({
  page,
}) => {
  const others = products.map((one) => {
    const withVerdict = (verdict: string) =>
      products.find(({ id }) => id !== one.id && verdictOf(one.id, id) === verdict);
    return { one, conflict: withVerdict('apart'), partner: withVerdict('together') };
  });
  const { one, conflict, partner } = others.find((all) => all.conflict && all.partner) ?? {};
  if (!one || !conflict || !partner) throw new Error('A product needs both kinds of others.');
  const part = page.getByRole('region', { name: cargo.heading });

  await openWith(page, one);
  await expect(part).toHaveCount(0);
  await openWith(page, one, partner);
  await expect(part).toContainText(cargo.several(1));
  await expect(part.getByRole('heading', { name: cargo.headings.apart })).toHaveCount(0);
  await openWith(page, one, partner, conflict);
  const containers = cargoPlan([one.id, partner.id, conflict.id].map(cargoItem));
  expect(containers.length).toBeGreaterThan(1);
  await expect(part.getByRole('status')).toHaveText(cargo.several(containers.length));
  for (const reason of compatibility(cargoItem(one.id), cargoItem(conflict.id)).reasons)
    await expect(part).toContainText(reasonText(reason));
  const cells = ({ name }: Product) =>
    part
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name }) })
      .getByRole('cell');
  const { together, apart } = cargoTexts.verdicts;
  await expect(cells(partner)).toHaveText([together]);
  await expect(cells(conflict).first()).toHaveText(apart);
});

test('a filled list does not scroll sideways at 320 px, nor with text twice as large @every-language @fixture', async ({
  page,
}) => {
  await openWith(page, ...products.slice(0, 8));
  await packing(page, first).fill('Longwordwithoutspaces'.repeat(20));
  const excess = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  for (const width of [320, 375, 640, 768, 1024]) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(excess, `${width} px`).toBe(0);
  }
  await page.evaluate(() => {
    const large = new CSSStyleSheet();
    large.replaceSync('html { font-size: 200% !important; }');
    document.adoptedStyleSheets = [large];
  });
  await page.setViewportSize({ width: 390, height: 700 });
  await expect.poll(excess, 'twice as large').toBe(0);
  await page.goto('about:blank');
});

test.describe('without script', { tag: '@fixture' }, () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /^failed: .*\.js$/ });

  test('the page says that it needs script, with mail and phone', async ({ page }) => {
    await page.goto(localAddress(addressOf('enquiry')));
    const main = page.getByRole('main');
    await expect(main).toContainText(enquiryPage.withoutScript.text);
    await expect(main.getByRole('link', { name: company.email })).toBeVisible();
    await expect(main.getByRole('link', { name: company.phone })).toBeVisible();
  });

  test('“Ask about” on a product page is a link to it', async ({ page }) => {
    await page.goto(localAddress(`/products/${first.id}`));
    await page.getByRole('link', { name: askName(first.id) }).click();
    await expect(page.getByRole('main')).toContainText(enquiryPage.withoutScript.text);
  });
});
