import type { Page } from '@playwright/test';
import { cargoGroups } from '../../app/cargo/cargo-groups.ts';
import { cargoItem } from '../../app/cargo/compatibility.ts';
import { company } from '../../content/company.ts';
import { language, languages, localAddress } from '../../content/languages.ts';
import { articles } from '../../content/news.ts';
import { articlePage } from '../../content/pages/article.ts';
import { featuredCount } from '../../content/pages/home.ts';
import { footer, header, scrollToTopLabel } from '../../content/pages/shell.ts';
import { part } from '../../content/part.ts';
import { products } from '../../content/products.ts';
import type { Product } from '../../schema/product.ts';
import { openWith } from '../enquiry/enquiry.ts';
import { atFirstScreen } from '../support/at-first-screen.ts';
import { labelOf } from '../support/label-of.ts';
import { productsWithCard } from '../support/products-with-card.ts';
import {
  expect,
  firstReadMore,
  hiddenParts,
  hydrated,
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

test.use({ expectedErrors: /status of 404/ });

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

/** How many sheets a page may need, at least and at most. */
const sheetsOf: Readonly<Record<string, readonly [least: number, most: number]>> = {
  '/': [2, 3],
  '/products': [2, Math.ceil(products.length / 4)],
  '/seasons': [1, 1],
  '/enquiry': [1, 1],
  [`/news/${articles[0]?.id}`]: [2, 4],
};

function expectSheets(address: string, sheets: number) {
  const [least, most] = sheetsOf[address] ?? [1, Number.POSITIVE_INFINITY];
  expect.soft(sheets, `sheets of ${address}`).toBeGreaterThanOrEqual(least);
  expect.soft(sheets, `sheets of ${address}`).toBeLessThanOrEqual(most);
}

/** A PDF has a picture that several products share once. */
const picturesOf = (some: typeof products) => new Set(some.map(({ images }) => images[0])).size;

test('right after a page has loaded, it prints with its pictures, the fonts of the site, on as many sheets as it needs, and without controls @every-language', async ({
  page,
}) => {
  test.slow();
  // Each page is printed as if it was the first one of a visit.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  // The styles are the same in every language: Arabic needs the pages with text of each kind.
  const printed = language === languages[0] ? samplePages : Object.keys(sheetsOf);
  const pictures: Record<string, number> = {};
  for (const address of printed)
    await test.step(address, async () => {
      const pdf = await printAtOnce(page, address);
      pictures[address] = pdf.pictures;
      expect.soft(pdf.fallbacks, `fonts of ${address}`).toEqual([]);
      expectSheets(address, pdf.sheets);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByText(company.email)).toBeVisible();
      // Their entrance animations have not run yet.
      expect.soft(await hiddenParts(page), address).toEqual([]);
      expect.soft(await dividedPictures(page), 'pictures that two sheets may divide').toEqual([]);
      // `getByRole` ignores hidden elements.
      for (const role of [
        'navigation',
        'form',
        'search',
        'textbox',
        'button',
        'complementary',
      ] as const)
        await expect.soft(page.getByRole(role), `${role} of ${address}`).toHaveCount(0);
      await page.emulateMedia({ media: null });
      if (!(address in sheetsOf)) return;
      await hydrated(page);
      // Pictures take most of the time of a print.
      await page.addStyleTag({ content: 'img { visibility: hidden }' });
      expectSheets(address, readPdf(await page.pdf(a4)).sheets);
    });
  const featured = products.slice(0, featuredCount);
  expect(pictures['/']).toBeGreaterThan(picturesOf(featured));
  expect(pictures['/products']).toBeGreaterThanOrEqual(picturesOf(products));
});

test('a print while a page arrives has the whole page @phone', async ({ page }) => {
  await open(page, '/about');
  for (const [path, id] of [
    ['/', 'featured'],
    ['/products', 'fruits'],
  ] as const) {
    const isWhole = atFirstScreen(
      page,
      (id) => {
        window.dispatchEvent(new Event('beforeprint'));
        return document.getElementById(id) !== null;
      },
      id,
    );
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: labelOf(path), exact: true })
      .dispatchEvent('click');
    expect(await isWhole, path).toBe(true);
  }
});

test('every product is one sheet @every-language', async ({ page }) => {
  await open(page, `/products/${products[0]?.id}`);
  // Pictures take most of the time of a print.
  await page.addStyleTag({ content: 'img { visibility: hidden }' });
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
    expect.soft(readPdf(await page.pdf(a4)).sheets, name).toBe(1);
  }
});

test('the products, an article and the contact details are printed once and in full @fixture', async ({
  page,
}) => {
  await test.step('every product with its picture and open details', async () => {
    const { pictures, sheets } = await printAtOnce(page, '/products');
    expect(pictures).toBeGreaterThanOrEqual(picturesOf(products));
    expectSheets('/products', sheets);
    await page.emulateMedia({ media: 'print' });
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

  await test.step('an article with its table, without links to other articles and without the scroll-to-top button', async () => {
    await page.emulateMedia({ media: null });
    await open(page, `/news/${withTable?.id}`);
    await page.evaluate(() => window.scrollTo(0, 1000));
    const toTop = page.getByRole('button', { name: scrollToTopLabel });
    await expect(toTop).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(toTop).toBeHidden();
    const article = page.getByRole('article');
    await expect(article.getByRole('time')).toBeVisible();
    for (const heading of await article.getByRole('heading', { level: 2 }).all())
      await expect(heading).toBeVisible();
    await expect(article.getByRole('table').first()).toBeVisible();
    for (const name of [articlePage.previousLabel, articlePage.nextLabel])
      await expect(article.getByRole('link', { name })).toHaveCount(0);
  });

  await test.step('the contact page with the contact details once', async () => {
    await open(page, '/contact');
    await expect(page.getByText(company.email).filter({ visible: true })).toHaveCount(1);
  });
});

test('a packing list of the six products with the most conflicts is one sheet, without controls and empty fields @every-language', async ({
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
    const { sheets, fallbacks } = readPdf(await page.pdf(a4));
    expect.soft({ sheets, fallbacks }).toEqual({ sheets: 1, fallbacks: [] });
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
    expect(readPdf(await page.pdf(a4)).sheets).toBe(1);
  });
});

test.describe('in Firefox', { tag: '@firefox' }, () => {
  // Firefox's PDF viewer warns that a PDF has no base address.
  test.use({ expectedErrors: /docBaseUrl/ });

  /** A PDF breaks lines elsewhere. */
  const withoutWhitespace = (text: string) => text.replace(/\s+/g, '');

  /** Prints the open page. */
  async function print(page: Page, path: string) {
    await untilNetworkIsIdle(page);
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

  test('the products are printed with their details and no Get In Touch button, an article in full', async ({
    page,
  }, testInfo) => {
    const ofProducts = testInfo.outputPath('products.pdf');
    const ofArticle = testInfo.outputPath('article.pdf');
    await open(page, '/products');
    await print(page, ofProducts);
    await page.getByRole('contentinfo').getByRole('link', { name: footer.newsLabel }).click();
    await firstReadMore(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(articles[0]?.title ?? '');
    // Shorter ones are the date, the author and quotations in the display font.
    const long = page
      .getByRole('article')
      .getByRole('paragraph')
      .filter({ hasText: /.{150}/s });
    // The text of an article arrives after its heading.
    await expect(long).not.toHaveCount(0);
    const paragraphs = await long.allTextContents();
    expect(paragraphs.length).toBeGreaterThan(3);
    await print(page, ofArticle);

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
    for (const paragraph of paragraphs)
      expect(article).toContain(withoutWhitespace(paragraph).slice(1));
  });
});
