// The list of products on /enquiry. Its storage and its message have files of their own.

import { cargoPlan } from '../../app/cargo/cargo-plan.ts';
import { cargoItem, compatibility, reasonText } from '../../app/cargo/compatibility.ts';
import { addressOf } from '../../app/pages.ts';
import { productsInMonth } from '../../app/season/products-in-month.ts';
import { nameInSentence } from '../../app/text/product-name.ts';
import { cargoTexts } from '../../content/cargo-texts.ts';
import { company } from '../../content/company.ts';
import { inSeason } from '../../content/in-season.ts';
import { localAddress } from '../../content/languages.ts';
import { enquiryPage } from '../../content/pages/enquiry.ts';
import { products } from '../../content/products.ts';
import { seasonTexts } from '../../content/season-texts.ts';
import { enquiryLink } from '../../content/shell.ts';
import type { Product } from '../../schema/product.ts';
import { doubleText } from '../every-page/screen-sizes.ts';
import { openWithoutCode } from '../support/open-without-code.ts';
import { expect, expectNoSidewaysScroll, hydrated, open, test } from '../support/site.ts';
import {
  askAnything,
  first,
  headerLink,
  list,
  names,
  openWith,
  packing,
  putOnList,
  quantity,
  removeButton,
  second,
  third,
} from './enquiry.ts';

const { empty, removed, cargo, list: copy } = enquiryPage;
const [, february = ''] = seasonTexts.months;
const askName = (id: string) => enquiryLink.askLabel(nameInSentence(id));
const listedName = (id: string) => enquiryLink.listedName(nameInSentence(id));

test('the list begins empty, and “Ask about” adds a product to it once, by keyboard, click and address @fixture', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const product = products.find(({ details }) => details !== '') ?? first;

  await test.step('an empty list links to the products and the season calendar, and stores nothing', async () => {
    await open(page, `${addressOf('enquiry')}?from=mail&add=no-such-product`);
    await expect(page).toHaveURL(localAddress(`${addressOf('enquiry')}?from=mail`));
    await expect(main.getByRole('heading', { name: empty.heading })).toBeVisible();
    await expect(main.getByRole('link', { name: empty.seasonsLabel })).toHaveAttribute(
      'href',
      localAddress(addressOf('seasons')),
    );
    const listLinks = page
      .getByRole('banner')
      .locator(`a[href^='${localAddress(addressOf('enquiry'))}']`);
    await expect(listLinks).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  await test.step('a double click beside a product in season puts it on the list, and does no more', async () => {
    const region = main.getByRole('region', { name: inSeason.heading });
    await region.getByRole('link', { name: askAnything }).first().dblclick();
    await expect(names(page)).toHaveCount(1);
    await expect(list(page).getByRole('heading', { name: copy.heading })).toBeFocused();
    await list(page).getByRole('button', { name: copy.removeLabel }).click();
    await expect(main.getByRole('heading', { name: empty.heading })).toBeFocused();
    await main.getByRole('link', { name: empty.productsLabel }).click();
    await expect(page).toHaveURL(localAddress(addressOf('products')));
  });

  await test.step('on a card, by keyboard, it says so and then leads to the list', async () => {
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
    await removeButton(page, product).click();
  });

  await test.step('in the season calendar, a double click does not leave the page', async () => {
    await main.getByRole('link', { name: empty.seasonsLabel }).click();
    await main.getByRole('button', { name: february, exact: true }).click();
    const ask = main.getByRole('link', { name: askAnything });
    // More than those shown at once come a moment later.
    const { length: count } = productsInMonth(2);
    await expect(ask).toHaveCount(count);
    const third = (await ask.nth(2).getAttribute('href')) ?? '';
    await ask.first().dblclick();
    await expect(ask).toHaveCount(count - 1);
    await expect(headerLink(page, 1)).toBeVisible();
    await ask.first().click();
    await expect(headerLink(page, 2)).toBeVisible();
    await expect(page).toHaveURL(localAddress('/seasons?month=2'));
    await headerLink(page, 2).click();
    await expect(names(page)).toHaveCount(2);

    await test.step('its address adds it, and not again after a reload', async () => {
      await page.goto(third);
      await hydrated(page);
      await expect(page).toHaveURL(localAddress(addressOf('enquiry')));
      await expect(names(page)).toHaveCount(3);
      await list(page).getByRole('button', { name: copy.removeLabel }).last().click();
      await page.reload();
      await expect(names(page)).toHaveCount(2);
    });

    await test.step('the same address adds it again after it was removed', async () => {
      // As a link of the page does: nothing is loaded anew.
      const follow = (address: string) =>
        page.evaluate((address) => {
          history.pushState(null, '', address);
          dispatchEvent(new PopStateEvent('popstate', { state: null }));
        }, address);
      await hydrated(page);
      await follow(third);
      await expect(names(page)).toHaveCount(3);
      await list(page).getByRole('button', { name: copy.removeLabel }).last().click();
      await expect(names(page)).toHaveCount(2);
      await follow(third);
      await expect(names(page)).toHaveCount(3);
      await expect(page).toHaveURL(localAddress(addressOf('enquiry')));
    });
  });
});

test('the text of an empty list has the pitch of its three ruled lines @every-language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/enquiry');
  const { pitch, height } = await page.getByText(empty.text).evaluate((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const [one, two] = new Set(Array.from(range.getClientRects(), ({ top }) => top));
    return { pitch: (two ?? 0) - (one ?? 0), height: text.clientHeight };
  });
  // With the pixel of the last line.
  expect(Math.abs(3 * pitch + 1 - height)).toBeLessThan(2);
});

test('“Ask about” that is clicked twice before hydration adds the product and stays on the page @fixture', async ({
  page,
}) => {
  const address = `/products/${first.id}`;
  const hydrate = await openWithoutCode(page, address);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: askName(first.id) }).dblclick();
  await hydrate();
  await expect(main.getByRole('link', { name: listedName(first.id) })).toBeVisible();
  await expect(page).toHaveURL(localAddress(address));
});

test('Remove and Clear take products off the list, also in a hurry, and can be undone @fixture', async ({
  page,
}) => {
  await openWith(page, first, second, third);
  const undo = page.getByRole('button', { name: removed.undoLabel });
  const status = page.getByRole('main').getByRole('status').first();

  await test.step('Remove moves the focus to the next product, and Undo restores what was typed', async () => {
    await quantity(page, second).fill('2 pallets');
    await removeButton(page, second).focus();
    await page.keyboard.press('Enter');
    await expect(names(page)).toHaveText([first.name, third.name]);
    await expect(removeButton(page, third)).toBeFocused();
    await expect(status).toHaveText(removed.product(second.name));
    await quantity(page, third).fill('1 t');
    await undo.click();
    await expect(names(page)).toHaveText([first.name, second.name, third.name]);
    await expect(quantity(page, second)).toHaveValue('2 pallets');
    await expect(quantity(page, third)).toHaveValue('1 t');
    await expect(page.getByRole('heading', { name: copy.heading })).toBeFocused();
    await expect(status).toHaveText(removed.undone);
  });

  await test.step('Undo restores both of two products that were removed without a pause', async () => {
    await removeButton(page, first).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(names(page)).toHaveText([third.name]);
    await undo.click();
    await expect(names(page)).toHaveText([second.name, third.name]);
    await undo.click();
    await expect(names(page)).toHaveText([first.name, second.name, third.name]);
  });

  await test.step('a double click on Remove removes one product, and one on Undo restores it', async () => {
    // From now on a message is above the list, so the next product moves to the place of the removed one.
    await removeButton(page, third).click();
    await expect(removeButton(page, second)).toBeFocused();
    await removeButton(page, first).dblclick();
    await expect(names(page)).toHaveText([second.name]);
    await undo.dblclick();
    await expect(names(page)).toHaveText([first.name, second.name]);
    await expect(page).toHaveURL(localAddress(addressOf('enquiry')));
  });

  await test.step('a double click on Clear the list stays on the page', async () => {
    await page.getByRole('button', { name: enquiryPage.storage.clearLabel }).dblclick();
    await expect(page.getByRole('heading', { name: empty.heading })).toBeVisible();
    await expect(page).toHaveURL(localAddress(addressOf('enquiry')));
    await undo.click();
    await expect(names(page)).toHaveText([first.name, second.name]);
  });

  await test.step('Remove moves the focus to the heading when the list is empty', async () => {
    await removeButton(page, second).click();
    await removeButton(page, first).click();
    await expect(page.getByRole('heading', { name: empty.heading })).toBeFocused();
    await expect(status).toHaveText(removed.product(first.name));
  });

  await test.step('a product that is back on the list is not said to be removed', async () => {
    const tab = await page.context().newPage();
    await putOnList(tab, first);
    await tab.close();
    await expect(names(page)).toHaveText([first.name]);
    await expect(status).toHaveText('');
    await expect(undo).toHaveCount(0);
  });
});

test('shows which products can share a container, and a sentence for each conflict @fixture', async ({
  page,
}) => {
  const verdictOf = (a: string, b: string) => compatibility(cargoItem(a), cargoItem(b)).verdict;
  const others = products.map((one) => {
    const withVerdict = (verdict: string) =>
      products.find(({ id }) => id !== one.id && verdictOf(one.id, id) === verdict);
    return { one, conflict: withVerdict('apart'), partner: withVerdict('together') };
  });
  const { one, conflict, partner } = others.find((all) => all.conflict && all.partner) ?? {};
  if (!one || !conflict || !partner) throw new Error('A product needs both kinds of others.');
  const part = page.getByRole('region', { name: cargo.heading });

  await openWith(page, one, partner, conflict);
  const containers = cargoPlan([one.id, partner.id, conflict.id].map(cargoItem));
  expect(containers.length).toBeGreaterThan(1);
  await expect(part.getByRole('status')).toHaveText(cargo.several(containers.length));
  for (const reason of compatibility(cargoItem(one.id), cargoItem(conflict.id)).reasons)
    await expect(part).toContainText(reasonText([reason]));
  const cells = ({ name }: Product) =>
    part
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name }) })
      .getByRole('cell');
  const { together, apart } = cargoTexts.verdicts;
  await expect(cells(partner)).toHaveText([together]);
  await expect(cells(conflict).first()).toHaveText(apart);

  await removeButton(page, conflict).click();
  await expect(part).toContainText(cargo.several(1));
  await expect(part.getByRole('heading', { name: apart })).toHaveCount(0);
  // By keyboard: the button has moved to the place of the click, where another one would belong to a double click.
  await removeButton(page, partner).press('Enter');
  await expect(part).toHaveCount(0);
});

test('a filled list does not scroll sideways at 320 px, nor with text twice as large @every-language @fixture', async ({
  page,
}) => {
  await openWith(page, ...products.slice(0, 8));
  await packing(page, first).fill('Longwordwithoutspaces'.repeat(20));
  for (const width of [320, 375, 640, 768, 1024]) {
    await page.setViewportSize({ width, height: 700 });
    await expectNoSidewaysScroll(page, `at ${width} px`);
  }
  await doubleText(page);
  await page.setViewportSize({ width: 390, height: 700 });
  await expectNoSidewaysScroll(page, 'with text twice as large');
  await page.goto('about:blank');
});

test.describe('without script', { tag: '@fixture' }, () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /^failed: .*\.js$/ });

  test('“Ask about” on a product page leads to the page, which says that it needs script, with mail and phone', async ({
    page,
  }) => {
    await page.goto(localAddress(`/products/${first.id}`));
    await page.getByRole('link', { name: askName(first.id) }).click();
    const main = page.getByRole('main');
    await expect(main).toContainText(enquiryPage.withoutScript.text);
    await expect(main.getByRole('link', { name: company.email })).toBeVisible();
    await expect(main.getByRole('link', { name: company.phone })).toBeVisible();
  });
});
