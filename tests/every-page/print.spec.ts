// tests/every-page/every-page.spec.ts prints each kind of page.
import type { Page } from '@playwright/test';
import { cargoGroups } from '../../app/cargo/cargo-groups.ts';
import { cargoItem } from '../../app/cargo/compatibility.ts';
import { company } from '../../content/company.ts';
import { localAddress } from '../../content/languages.ts';
import { newsPage } from '../../content/pages/news.ts';
import { footer, header, scrollToTopLabel } from '../../content/pages/shell.ts';
import { products } from '../../content/products.ts';
import type { Product } from '../../schema/product.ts';
import { openWith } from '../enquiry/enquiry.ts';
import { atFirstScreen } from '../support/at-first-screen.ts';
import { fullArticle } from '../support/full-pages.ts';
import { labelOf } from '../support/label-of.ts';
import { expect, open, test, untilNetworkIsIdle } from '../support/site.ts';
import { expectNoViolationsAtAnyWidth } from './axe.ts';
import { hidePictures, print } from './printed-page.ts';
import { expectWholeWords } from './screen-sizes.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('a print while a page arrives has the whole page', async ({ page }) => {
    await open(page, '/about');
    const isWhole = atFirstScreen(page, () => {
      window.dispatchEvent(new Event('beforeprint'));
      return document.getElementById('featured') !== null;
    });
    const home = page.getByRole('contentinfo').getByRole('link', { name: labelOf('/') });
    await home.first().dispatchEvent('click');
    expect(await isWhole).toBe(true);
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
});

test('a packing list of the six products with the most conflicts is one sheet, without controls and empty fields, and accessible @every-language', async ({
  page,
}) => {
  const items = products.map(({ id }) => cargoItem(id));
  const conflicts = ({ id }: Product) => {
    const others = cargoGroups(cargoItem(id), items);
    return [...others['with care'], ...others.apart].flatMap(({ reasons }) => reasons).join('')
      .length;
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
    await expect.soft(page.getByRole('textbox')).toHaveCount(1);
    await expect.soft(page.getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ media: null });
  });
  await test.step('with everything filled in', async () => {
    for (const { id } of six) {
      await page.locator(`#quantity-${id}`).fill('2 pallets');
      await page.locator(`#packing-${id}`).fill('Cartons of 5 kg');
    }
    await page.locator('#destination').fill('Rotterdam');
    await page.locator('#month').selectOption('12');
    expect((await print(page)).sheets).toBe(1);
  });
  await test.step('axe finds no violations in the list', () =>
    expectNoViolationsAtAnyWidth(page, 'list'));
});

test.describe('in Firefox', { tag: '@firefox' }, () => {
  // Firefox's PDF viewer warns that a PDF has no base address.
  test.use({ expectedErrors: /docBaseUrl/ });

  /** A PDF breaks lines elsewhere. */
  const withoutWhitespace = (text: string) => text.replace(/\s+/g, '');

  /** Prints the open page without its pictures. */
  async function printTo(path: string, page: Page) {
    await untilNetworkIsIdle(page);
    await hidePictures(page);
    // A4. Playwright 1.64 sends inches to Firefox, which takes them for centimetres
    // (https://w3c.github.io/webdriver-bidi/#command-browsingContext-print).
    await page.pdf({ width: '21in', height: '29.7in', path });
  }

  /** Reads the text of each sheet in the PDF viewer. */
  async function sheetsIn(page: Page, path: string): Promise<string[]> {
    await page.goto(`file://${path}`);
    const sheets = page.locator('.page');
    await expect(sheets).not.toHaveCount(0);
    const texts: string[] = [];
    for (const sheet of await sheets.all()) {
      // The viewer renders the text of a sheet when the sheet is scrolled into view.
      await sheet.scrollIntoViewIfNeeded();
      await expect(sheet.locator('.textLayer .endOfContent')).toBeAttached();
      texts.push(withoutWhitespace((await sheet.locator('.textLayer').textContent()) ?? ''));
    }
    return texts;
  }

  test('the products are printed with their details and no Get In Touch button, an article in full, with its table', async ({
    page,
  }, testInfo) => {
    const ofProducts = testInfo.outputPath('products.pdf');
    const ofArticle = testInfo.outputPath('article.pdf');
    await open(page, '/products');
    await printTo(ofProducts, page);
    await page.getByRole('contentinfo').getByRole('link', { name: footer.newsLabel }).click();
    const title = fullArticle?.title;
    await page.getByRole('link', { name: newsPage.readMoreAbout(title ?? '') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    // Shorter ones are the date, the author and quotations in the display font.
    const long = page
      .getByRole('article')
      .getByRole('paragraph')
      .filter({ hasText: /.{150}/s });
    // The text of an article arrives after its heading.
    await expect(long).not.toHaveCount(0);
    const paragraphs = await long.allTextContents();
    expect(paragraphs.length).toBeGreaterThan(3);
    const cells = await page.getByRole('article').getByRole('cell').allTextContents();
    expect(cells).not.toHaveLength(0);
    await printTo(ofArticle, page);

    const sheets = await sheetsIn(page, ofProducts);
    expect(sheets.length).toBeGreaterThan(1);
    const productsText = sheets.join('');
    for (const { description, details } of products)
      for (const part of [description, details])
        expect(productsText).toContain(withoutWhitespace(part));
    expect(productsText).toContain(withoutWhitespace(company.email));
    expect(productsText).not.toContain(withoutWhitespace(header.getInTouchLabel));

    const article = (await sheetsIn(page, ofArticle)).join('');
    // Firefox prints the display font as shapes, for example the first letter of an article.
    for (const text of [...paragraphs, ...cells])
      expect(article).toContain(withoutWhitespace(text).slice(1));
  });
});
