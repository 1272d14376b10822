// A page on paper.
import { expect, type Page } from '@playwright/test';
import { addressOf } from '../../app/pages.ts';
import { company } from '../../content/company.ts';
import { featuredCount } from '../../content/featured-count.ts';
import { language, languages, localAddress } from '../../content/languages.ts';
import { products } from '../../content/products.ts';
import { fullArticle } from '../support/pages.ts';
import { productsWithCard } from '../support/products-with-card.ts';
import { hiddenParts, hydrated } from '../support/site.ts';

/** The margins of Chromium's print dialog. Playwright's own default is none. */
const a4 = {
  format: 'A4',
  margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' },
} as const;

/** Prints a page: its number of sheets, its pictures, and the names of fonts that are not the site's. */
export async function print(page: Page) {
  const text = (await page.pdf(a4)).toString('latin1');
  const images = text.match(/\/Subtype\s*\/Image\b[\s\S]*?(?=endobj|stream)/g) ?? [];
  return {
    sheets: text.match(/\/Type\s*\/Page\b/g)?.length ?? 0,
    // Masks are grey.
    pictures: images.filter((image) => !image.includes('/DeviceGray')).length,
    // Browsers write the site's variable fonts without a name.
    fallbacks: [...new Set(text.match(/(?:Liberation|DejaVu|Noto|Times|Arial)\w*/g))],
  };
}

/** Pictures take most of the time of a print. The content security policy forbids most style elements. */
export const hidePictures = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('img { visibility: hidden }');
    document.adoptedStyleSheets.push(sheet);
  });

const showPictures = (page: Page) => page.evaluate(() => document.adoptedStyleSheets.pop());

const article = addressOf('article', fullArticle?.id);

/** How many sheets a page with text of its own kind may need, at least and at most. */
const sheetsOf: Readonly<Record<string, readonly [least: number, most: number]>> = {
  '/': [2, 3],
  '/products': [2, Math.ceil(products.length / 4)],
  '/seasons': [1, 1],
  '/enquiry': [1, 1],
  [article]: [2, 4],
};

/** Pages that are printed in every language, because they have text of each kind. */
export const printedInArabic = ['/', '/seasons', article];

function expectSheets(address: string, sheets: number) {
  const [least, most] = sheetsOf[address] ?? [0, 0];
  expect.soft(sheets, 'sheets').toBeGreaterThanOrEqual(least);
  expect.soft(sheets, 'sheets').toBeLessThanOrEqual(most);
}

/** A PDF has a picture that several products share once. */
const picturesOf = (some: typeof products) => new Set(some.map(({ images }) => images[0])).size;
const leastPictures: Readonly<Record<string, number>> = {
  '/': picturesOf(products.slice(0, featuredCount)) + 1,
  '/products': picturesOf(products),
};

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

/** The headings that a picture covers. */
const coveredHeadings = (page: Page) =>
  page.locator('h2, h3').evaluateAll((headings) =>
    headings
      .filter((heading) => {
        const { left, right, top } = heading.getBoundingClientRect();
        const under = (x: number) => document.elementFromPoint(x, top + 10);
        return under(left + 2)?.matches('img') || under(right - 2)?.matches('img');
      })
      .map(({ textContent }) => textContent),
  );

/** Every card has its details, and room for them. */
async function expectOpenDetails(page: Page) {
  const details = page.getByRole('listitem').filter({ has: page.locator('details') });
  await expect(details).toHaveCount(productsWithCard.filter(({ details }) => details).length);
  const closed = await details.evaluateAll((cards) =>
    cards.filter((card) => {
      const box = card.querySelector('details p')?.getBoundingClientRect();
      return !box || box.height <= 15 || box.bottom > card.getBoundingClientRect().bottom + 1;
    }),
  );
  expect(closed).toEqual([]);
}

// `getByRole` ignores hidden elements.
const controls = ['navigation', 'form', 'search', 'textbox', 'button', 'complementary'] as const;

/**
 * Opens a page with reduced motion, prints it right after its `load` event if it has text of its own kind, and looks at
 * it as paper.
 */
export async function expectToPrint(page: Page, address: string) {
  await page.goto(localAddress(address), { waitUntil: 'load' });
  if (address in sheetsOf) {
    // The pictures are the same in every language.
    const least = language === languages[0] ? (leastPictures[address] ?? 0) : 0;
    if (least === 0) await hidePictures(page);
    const { fallbacks, pictures, sheets } = await print(page);
    if (least === 0) await showPictures(page);
    expect.soft(fallbacks, 'fonts').toEqual([]);
    expect.soft(pictures, 'pictures').toBeGreaterThanOrEqual(least);
    expectSheets(address, sheets);
  }
  // With motion, because only with it are parts hidden for their entrance (R18).
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(company.email).filter({ visible: true })).not.toHaveCount(0);
  if (address === '/contact')
    await expect(page.getByText(company.email).filter({ visible: true })).toHaveCount(1);
  if (address === '/products') await expectOpenDetails(page);
  const screen = page.viewportSize();
  // As wide as a sheet, where columns are those of small screens, and as high as all sheets.
  await page.setViewportSize({ width: 718, height: 6000 });
  if (address === '/products') await expect.soft(page.getByRole('search')).toHaveCount(0);
  expect.soft(await coveredHeadings(page), 'headings that pictures cover').toEqual([]);
  if (screen) await page.setViewportSize(screen);
  if (address === article) await expect(page.getByRole('table').first()).toBeVisible();
  expect.soft(await hiddenParts(page)).toEqual([]);
  expect.soft(await dividedPictures(page), 'pictures that two sheets may divide').toEqual([]);
  // Chromium prints the line after an article that two sheets divide over its text.
  if (address === '/news')
    for (const teaser of await page.getByRole('main').getByRole('article').all())
      await expect.soft(teaser).toHaveCSS('break-inside', 'avoid');
  for (const role of controls) await expect.soft(page.getByRole(role), role).toHaveCount(0);
  await page.emulateMedia({ media: null, reducedMotion: 'reduce' });
  await hydrated(page);
  // Script changes these.
  if (!['/seasons', '/enquiry'].includes(address)) return;
  await hidePictures(page);
  expectSheets(address, (await print(page)).sheets);
  await showPictures(page);
}
