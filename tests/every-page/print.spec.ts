// tests/every-page/every-page.spec.ts prints each kind of page.
import { cargoGroups } from '../../app/cargo/cargo-groups.ts';
import { cargoItem } from '../../app/cargo/compatibility.ts';
import { company } from '../../content/company.ts';
import { localAddress } from '../../content/languages.ts';
import { productPage } from '../../content/pages/product.ts';
import { products } from '../../content/products.ts';
import { header, scrollToTopLabel } from '../../content/shell.ts';
import type { Product } from '../../schema/product.ts';
import { openWith } from '../enquiry/enquiry.ts';
import { atFirstScreen } from '../support/at-first-screen.ts';
import { labelOf } from '../support/label-of.ts';
import { expect, hiddenParts, open, test, untilNetworkIsIdle } from '../support/site.ts';
import { expectNoViolationsAtAnyWidth } from './axe.ts';
import { hidePictures, print } from './printed-page.ts';
import { expectWholeWords } from './screen-sizes.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('a print while a page arrives has the whole page, and one before entrances hides nothing', async ({
    page,
  }) => {
    const followLink = (to: string) =>
      page
        .getByRole('contentinfo')
        .getByRole('link', { name: labelOf(to) })
        .first()
        .dispatchEvent('click');
    await open(page, '/about');
    const isWhole = atFirstScreen(page, () => {
      window.dispatchEvent(new Event('beforeprint'));
      return document.getElementById('featured') !== null;
    });
    await followLink('/');
    expect(await isWhole).toBe(true);
    await test.step('tiles of the gallery that wait for their entrance are printed (R18)', async () => {
      await followLink('/gallery');
      const tile = page.getByRole('main').getByRole('listitem').last();
      await expect(tile).toHaveCSS('opacity', '0');
      await page.emulateMedia({ media: 'print' });
      expect(await hiddenParts(page)).toEqual([]);
    });
  });
});

test('every product is one sheet, and no word of its name is broken or cut off at 400 % zoom @every-language', async ({
  page,
}) => {
  await open(page, `/products/${products[0]?.id}`);
  await hidePictures(page);
  for (const { id, name } of products) {
    // The pages of products differ in this element. Another page load would take five times as long.
    await page.evaluate(
      async (address) => {
        const html = await (await fetch(address)).text();
        const other = new DOMParser().parseFromString(html, 'text/html');
        document.querySelector('main')?.replaceWith(other.querySelector('main') ?? '');
      },
      localAddress(`/products/${id}`),
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expectWholeWords(page);
    expect.soft((await print(page)).sheets, name).toBe(1);
  }
  await test.step('nothing covers the tip', async () => {
    await page.emulateMedia({ media: 'print' });
    // On paper, Chromium would move up what follows the tip, but not the tip.
    await expect(
      page.getByRole('heading', { name: productPage.tipHeading, exact: true }),
    ).toHaveCSS('margin-block-end', '0px');
  });
});

test('a packing list of the six products with the most conflicts is one sheet, without controls and empty fields, and accessible @every-language', async ({
  page,
}) => {
  const items = products.map(({ id }) => cargoItem(id));
  const conflicts = ({ id }: Product) => {
    const groups = cargoGroups(cargoItem(id), items).filter(
      ({ verdict }) => verdict !== 'together',
    );
    return groups.flatMap(({ reasons }) => reasons).join('').length;
  };
  const six = products.toSorted((a, b) => conflicts(b) - conflicts(a)).slice(0, 6);
  await openWith(page, ...six);
  await test.step('with one quantity', async () => {
    await page.locator(`#quantity-${six[0]?.id}`).fill('2 pallets');
    const { sheets, fallbacks } = await print(page);
    expect.soft({ sheets, fallbacks }).toEqual({ sheets: 1, fallbacks: [] });
    // A long scroll shows the scroll-to-top button, which is not printed either.
    await page.evaluate(() => window.scrollTo(0, 1000));
    await expect(page.getByRole('button', { name: scrollToTopLabel })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect.soft(page.getByRole('textbox')).toHaveCount(0);
    await expect.soft(page.getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ media: null });
  });
  await test.step('a long text is printed in full', async () => {
    const text = "Two 40' HC a month from January on, in cartons of 5 kg on EPAL pallets";
    await page.locator(`#quantity-${six[0]?.id}`).fill(text);
    await page.emulateMedia({ media: 'print' });
    const written = page.locator('[data-written]').first();
    expect(await written.evaluate((field) => getComputedStyle(field, '::after').content)).toBe(
      `"${text}"`,
    );
    // As wide as a sheet: several lines.
    await page.setViewportSize({ width: 718, height: 800 });
    expect((await written.boundingBox())?.height).toBeGreaterThan(60);
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1280, height: 800 });
    expect((await print(page)).sheets).toBe(1);
  });
  await test.step('with everything filled in', async () => {
    for (const { id } of six) {
      await page.locator(`#quantity-${id}`).fill('2 pallets');
      await page.locator(`#packing-${id}`).fill('Cartons of 5 kg');
    }
    await page.locator('#destination').fill('Rotterdam');
    await page.locator('#month').selectOption('12');
    const name = 'Mona Farid, purchasing, Nile Fruit Import BV, Rotterdam';
    const note = 'Which certificates do you have?';
    await page.locator('#enquiry-name').fill(name);
    await page.locator('#enquiry-email').fill('mona.farid@example.com');
    await page.locator('#enquiry-phone').fill('+31 10 000 0000');
    await page.locator('#enquiry-note').fill(note);
    expect((await print(page)).sheets).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 718, height: 800 });
    const nameField = page.locator('#enquiry-name');
    await expect(nameField).toBeVisible();
    expect(await nameField.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0);
    const written = page.locator(`[data-written="${note}"]`);
    expect(await written.evaluate((field) => getComputedStyle(field, '::after').content)).toBe(
      `"${note}"`,
    );
    await expect(written).toBeVisible();
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1280, height: 800 });
  });
  await test.step('axe finds no violations in the list', () =>
    expectNoViolationsAtAnyWidth(page, 'list'));
});

test.describe('in Firefox', { tag: '@firefox' }, () => {
  // Firefox's PDF viewer warns that a PDF has no base address.
  test.use({ expectedErrors: /docBaseUrl/ });

  test('the products are printed with their details and without Get In Touch', async ({
    page,
  }, testInfo) => {
    const path = testInfo.outputPath('products.pdf');
    await open(page, '/products');
    await untilNetworkIsIdle(page);
    await hidePictures(page);
    // A4. Playwright 1.64 sends inches to Firefox, which takes them for centimetres
    // (https://w3c.github.io/webdriver-bidi/#command-browsingContext-print).
    await page.pdf({ width: '21in', height: '29.7in', path });

    await page.goto(`file://${path}`);
    const sheets = page.locator('.page');
    await expect(sheets).not.toHaveCount(0);
    expect(await sheets.count()).toBeGreaterThan(1);
    // A PDF breaks lines elsewhere.
    const withoutWhitespace = (text: string) => text.replace(/\s+/g, '');
    let printed = '';
    for (const sheet of await sheets.all()) {
      // The viewer renders the text of a sheet when the sheet is scrolled into view.
      await sheet.scrollIntoViewIfNeeded();
      await expect(sheet.locator('.textLayer .endOfContent')).toBeAttached();
      printed += withoutWhitespace((await sheet.locator('.textLayer').textContent()) ?? '');
    }
    for (const { description, details } of products)
      for (const text of [description, details]) expect(printed).toContain(withoutWhitespace(text));
    expect(printed).toContain(withoutWhitespace(company.email));
    expect(printed).not.toContain(withoutWhitespace(header.getInTouchLabel));
  });
});
