import type { Page } from '@playwright/test';
import { cargoGroups } from '../../app/cargo/cargo-groups.ts';
import { cargoItem } from '../../app/cargo/compatibility.ts';
import { company } from '../../content/company.ts';
import { localAddress } from '../../content/languages.ts';
import { articles } from '../../content/news.ts';
import { articlePage } from '../../content/pages/article.ts';
import { featuredCount } from '../../content/pages/home.ts';
import { header, scrollToTopLabel } from '../../content/pages/shell.ts';
import { part } from '../../content/part.ts';
import { products } from '../../content/products.ts';
import type { Product } from '../../schema/product.ts';
import { openWith } from '../enquiry/enquiry.ts';
import { productsWithCard } from '../support/products-with-card.ts';
import {
  expect,
  hiddenParts,
  open,
  samplePages,
  test,
  untilNetworkIsIdle,
} from '../support/site.ts';

/** An article with a table in its text. */
const withTable = articles.find(({ id }) => part('articleTexts')[id]?.includes('<table'));

/** The margins of Chromium's print dialog. Playwright's own default is none. */
const a4 = {
  format: 'A4',
  margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' },
} as const;

async function openPrinted(page: Page, address: string) {
  await page.emulateMedia({ media: 'print' });
  await open(page, address);
}

test.use({ expectedErrors: /status of 404/ });

test('the contact page prints the contact details once @fixture', async ({ page }) => {
  await openPrinted(page, '/contact');
  await expect(page.getByText(company.email).filter({ visible: true })).toHaveCount(1);
});

test('the scroll-to-top button is not printed @fixture', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(() => window.scrollTo(0, 1000));
  const button = page.getByRole('button', { name: scrollToTopLabel });
  await expect(button).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(button).toBeHidden();
});

test('every product is printed with its picture and open details @fixture', async ({ page }) => {
  await openPrinted(page, '/products');
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .and(page.locator('[id]'))
    .filter({ has: page.getByRole('heading') });
  const printed = await cards.evaluateAll((all) =>
    all.map((card) => {
      const { bottom } = card.getBoundingClientRect();
      const details = card.querySelector('details p');
      const box = details?.getBoundingClientRect();
      return {
        id: card.id,
        hasPicture: card.querySelector('img')?.checkVisibility() ?? false,
        details: details?.textContent ?? '',
        isOpen: !box || (box.height > 15 && box.bottom <= bottom + 1),
      };
    }),
  );
  expect(printed.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
    productsWithCard
      .map(({ id, details }) => ({ id, hasPicture: true, details, isOpen: true }))
      .toSorted((a, b) => a.id.localeCompare(b.id)),
  );
});

test('an article is printed in full, with its table and without links to other articles @fixture', async ({
  page,
}) => {
  test.skip(!withTable, 'no article has a table');
  await openPrinted(page, `/news/${withTable?.id}`);
  const article = page.getByRole('article');
  await expect(article.getByRole('time')).toBeVisible();
  for (const heading of await article.getByRole('heading', { level: 2 }).all()) {
    await expect(heading).toBeVisible();
  }
  await expect(article.getByRole('table').first()).toBeVisible();
  for (const name of [articlePage.previousLabel, articlePage.nextLabel]) {
    await expect(article.getByRole('link', { name })).toHaveCount(0);
  }
});

/** The pages of a PDF, its pictures, and the names of fonts that are not the site's. */
function readPdf(pdf: Buffer) {
  const text = pdf.toString('latin1');
  const images = text.match(/\/Subtype\s*\/Image\b[\s\S]*?(?=endobj|stream)/g) ?? [];
  return {
    sheets: text.match(/\/Type\s*\/Page\b/g)?.length ?? 0,
    // Masks are grey.
    pictures: images.filter((image) => !image.includes('/DeviceGray')).length,
    // Browsers write the site's variable fonts without a name.
    fallbacks: [...new Set(text.match(/(?:Liberation|DejaVu|Noto|Times|Arial)\w*/g))],
  };
}

/** Prints a page right after its `load` event, as the first print of a tab. */
async function printAtOnce(page: Page, address: string) {
  await page.goto(localAddress(address), { waitUntil: 'load' });
  const expected = await page
    .locator('img')
    .evaluateAll((images) => images.filter((image) => image.checkVisibility()).length);
  const pdf = await page.pdf(a4);
  return { ...readPdf(pdf), expected };
}

/** The pictures that the end of a sheet may cut in two. */
const dividedPictures = (page: Page) =>
  page.locator('img').evaluateAll((images) =>
    images
      .filter((image) => image.checkVisibility())
      .filter((image) => {
        let part: Element | null = image;
        while (part && getComputedStyle(part).breakInside !== 'avoid') part = part.parentElement;
        return !part;
      })
      .map((image) => image.getAttribute('src')),
  );

test.describe('the first print of a tab, right after the page has loaded', () => {
  for (const address of samplePages)
    test(`${address} has its text in the fonts of the site, and no controls`, {
      // The styles are the same in every language: Arabic needs the pages with text of each kind.
      tag: ['/', '/seasons', '/enquiry'].includes(address) ? '@every-language' : [],
    }, async ({ page }) => {
      expect((await printAtOnce(page, address)).fallbacks).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByText(company.email)).toBeVisible();
      // Their entrance animations have not run yet.
      expect(await hiddenParts(page)).toEqual([]);
      expect(await dividedPictures(page), 'pictures that two sheets may divide').toEqual([]);
      // `getByRole` ignores hidden elements.
      for (const role of [
        'navigation',
        'form',
        'search',
        'textbox',
        'button',
        'complementary',
      ] as const)
        await expect(page.getByRole(role), role).toHaveCount(0);
    });

  test('all products are printed with their pictures @every-language @fixture', async ({
    page,
  }) => {
    // A PDF has a picture that several products share once.
    const picturesOf = (some: typeof products) => new Set(some.map(({ images }) => images[0])).size;
    const all = (await printAtOnce(page, '/products')).pictures;
    expect(all).toBeGreaterThanOrEqual(picturesOf(products));
    const featured = (await printAtOnce(page, '/')).pictures;
    expect(featured).toBeGreaterThan(picturesOf(products.slice(0, featuredCount)));
  });

  test('the calendar and every product are one sheet each @every-language', async ({ page }) => {
    test.slow();
    for (const address of ['/seasons', ...products.map(({ id }) => `/products/${id}`)])
      expect.soft((await printAtOnce(page, address)).sheets, address).toBe(1);
  });
});

test('a packing list of six products is one sheet, without controls and empty fields', {
  tag: ['@delivered', '@every-language', '@fixture'],
}, async ({ page }) => {
  await openWith(page, ...products.slice(0, 6));
  await page.locator(`#quantity-${products[0]?.id}`).fill('2 pallets');
  const { sheets, fallbacks } = readPdf(await page.pdf(a4));
  expect({ sheets, fallbacks }).toEqual({ sheets: 1, fallbacks: [] });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('textbox')).toHaveCount(1);
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('a packing list of the six products with the most conflicts is one sheet if all is filled in', {
  tag: '@every-language',
}, async ({ page }) => {
  const items = products.map(({ id }) => cargoItem(id));
  const conflicts = ({ id }: Product) => {
    const others = cargoGroups(cargoItem(id), items);
    return [...others['with care'], ...others.apart].flatMap(({ reasons }) => reasons).join('')
      .length;
  };
  const six = products.toSorted((a, b) => conflicts(b) - conflicts(a)).slice(0, 6);
  await openWith(page, ...six);
  for (const { id } of six) {
    await page.locator(`#quantity-${id}`).fill('2 pallets');
    await page.locator(`#packing-${id}`).fill('Cartons of 5 kg');
  }
  await page.locator('#destination').fill('Rotterdam');
  await page.locator('#month').selectOption('12');
  expect(readPdf(await page.pdf(a4)).sheets).toBe(1);
});

test('an empty enquiry is one sheet', {
  tag: ['@every-language', '@fixture'],
}, async ({ page }) => {
  await open(page, '/enquiry');
  expect(readPdf(await page.pdf(a4)).sheets).toBe(1);
});

test('the printed home page, products and articles have a reasonable number of pages', {
  tag: ['@every-language', '@fixture'],
}, async ({ page }) => {
  for (const [address, largest] of [
    ['/', 3],
    ['/products', Math.ceil(products.length / 4)],
    [`/news/${articles[0]?.id}`, 4],
  ] as const) {
    await open(page, address);
    const { sheets } = readPdf(await page.pdf(a4));
    expect(sheets, address).toBeGreaterThanOrEqual(2);
    expect(sheets, address).toBeLessThanOrEqual(largest);
  }
});

test.describe('in Firefox', { tag: '@firefox' }, () => {
  // Firefox's PDF viewer warns that a PDF has no base address.
  test.use({ expectedErrors: /docBaseUrl/ });

  /** Prints a page, and reads the text of each sheet in the PDF viewer. */
  async function printedSheets(page: Page, address: string, path: string): Promise<string[]> {
    await open(page, address);
    await untilNetworkIsIdle(page);
    // A4. Playwright 1.64 sends inches to Firefox, which takes them for centimetres
    // (https://w3c.github.io/webdriver-bidi/#command-browsingContext-print).
    await page.pdf({ width: '21in', height: '29.7in', path });
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

  /** A PDF breaks lines elsewhere. */
  const withoutWhitespace = (text: string) => text.replace(/\s+/g, '');

  test('the products are printed with their details, and no Get In Touch button', async ({
    page,
  }, testInfo) => {
    const sheets = await printedSheets(page, '/products', testInfo.outputPath('products.pdf'));
    expect(sheets.length).toBeGreaterThan(1);
    const text = sheets.join('');
    for (const { description, details } of products)
      for (const part of [description, details]) expect(text).toContain(withoutWhitespace(part));
    expect(text).toContain(withoutWhitespace(company.email));
    expect(text).not.toContain(withoutWhitespace(header.getInTouchLabel));
  });

  test('an article is printed in full', async ({ page }, testInfo) => {
    const address = `/news/${articles[0]?.id}`;
    await open(page, address);
    const paragraphs = await page
      .getByRole('article')
      .getByRole('paragraph')
      .evaluateAll((all) => all.map(({ textContent }) => textContent ?? ''));
    // Shorter ones are the date, the author and quotations in the display font.
    const long = paragraphs.filter((text) => text.length > 150);
    expect(long.length).toBeGreaterThan(3);
    const text = (await printedSheets(page, address, testInfo.outputPath('article.pdf'))).join('');
    // Firefox prints the display font as shapes, for example the first letter of an article.
    for (const paragraph of long) expect(text).toContain(withoutWhitespace(paragraph).slice(1));
  });
});
