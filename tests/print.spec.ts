import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { cargoGroups } from '../app/cargo/cargo-groups.ts';
import { cargoItem } from '../app/cargo/compatibility.ts';
import type { CargoItem } from '../app/cargo/conflicts.ts';
import { company } from '../content/company.ts';
import { language, localAddress } from '../content/languages.ts';
import { articles } from '../content/news.ts';
import { articlePage } from '../content/pages/article.ts';
import { featuredCount } from '../content/pages/home.ts';
import { scrollToTopLabel } from '../content/pages/shell.ts';
import { products } from '../content/products.ts';
import { expect, open, samplePages, test } from './site.ts';

/** An article with a table in its text. */
const withTable = articles.find(({ id }) =>
  readFileSync(`content/${language.code}/news/${id}.html`, 'utf8').includes('<table'),
);

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

test('every printed page has its text and the contact details, and no controls', async ({
  page,
}) => {
  for (const address of samplePages) {
    await openPrinted(page, address);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText(company.email), address).toBeVisible();
    // `getByRole` ignores hidden elements.
    for (const role of [
      'navigation',
      'form',
      'search',
      'textbox',
      'button',
      'complementary',
    ] as const) {
      await expect(page.getByRole(role), `${role} on ${address}`).toHaveCount(0);
    }
  }
});

test('the contact page prints the contact details once', async ({ page }) => {
  await openPrinted(page, '/contact');
  await expect(page.getByText(company.email).filter({ visible: true })).toHaveCount(1);
});

test('no picture is divided between two sheets', async ({ page }) => {
  for (const address of samplePages) {
    await openPrinted(page, address);
    const divisible = await page.locator('img').evaluateAll((images) =>
      images
        .filter((image) => image.checkVisibility())
        .filter((image) => {
          let part: Element | null = image;
          while (part && getComputedStyle(part).breakInside !== 'avoid') part = part.parentElement;
          return !part;
        })
        .map((image) => image.getAttribute('src')),
    );
    expect(divisible, address).toEqual([]);
  }
});

test('the scroll-to-top button is not printed', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(() => window.scrollTo(0, 1000));
  const button = page.getByRole('button', { name: scrollToTopLabel });
  await expect(button).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(button).toBeHidden();
});

test('every product is printed with its picture and open details', async ({ page }) => {
  await openPrinted(page, '/products');
  const cards = page.getByRole('main').getByRole('listitem').and(page.locator('[id]'));
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
    products
      .map(({ id, details }) => ({ id, hasPicture: true, details, isOpen: true }))
      .toSorted((a, b) => a.id.localeCompare(b.id)),
  );
});

test('an article is printed in full, with its table and without links to other articles', async ({
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

test.describe('the first print of a tab, right after the page has loaded', {
  tag: '@chromium',
}, () => {
  for (const address of samplePages)
    test(`${address} is printed in the fonts of the site`, async ({ page }) => {
      expect((await printAtOnce(page, address)).fallbacks).toEqual([]);
    });

  test('all products are printed with their pictures', async ({ page }) => {
    // A PDF has a picture that several products share once.
    const pictures = new Set(products.map(({ images }) => images[0]));
    expect((await printAtOnce(page, '/products')).pictures).toBeGreaterThanOrEqual(pictures.size);
    const featured = (await printAtOnce(page, '/')).pictures;
    expect(featured).toBeGreaterThan(featuredCount);
  });

  for (const address of ['/seasons', ...products.map(({ id }) => `/products/${id}`)])
    test(`${address} is one sheet`, { tag: '@delivered' }, async ({ page }) => {
      expect((await printAtOnce(page, address)).sheets).toBe(1);
    });
});

test('a packing list of six products is one sheet, without controls and empty fields', {
  tag: ['@chromium', '@delivered'],
}, async ({ page }) => {
  for (const { id } of products.slice(0, 6)) await open(page, `/enquiry?add=${id}`);
  await page.locator(`#quantity-${products[0]?.id}`).fill('2 pallets');
  const { sheets, fallbacks } = readPdf(await page.pdf(a4));
  expect({ sheets, fallbacks }).toEqual({ sheets: 1, fallbacks: [] });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('textbox')).toHaveCount(1);
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('a packing list of the six products with the most conflicts is one sheet if all is filled in', {
  tag: ['@chromium', '@delivered'],
}, async ({ page }) => {
  const items = products.map(({ id }) => cargoItem(id));
  const conflicts = (item: CargoItem) => {
    const others = cargoGroups(item, items);
    return [...others['with care'], ...others.apart].flatMap(({ reasons }) => reasons).join('')
      .length;
  };
  const six = items.toSorted((a, b) => conflicts(b) - conflicts(a)).slice(0, 6);
  for (const { id } of six) {
    await open(page, `/enquiry?add=${id}`);
    await page.locator(`#quantity-${id}`).fill('2 pallets');
    await page.locator(`#packing-${id}`).fill('Cartons of 5 kg');
  }
  await page.locator('#destination').fill('Rotterdam');
  await page.locator('#month').selectOption('12');
  expect(readPdf(await page.pdf(a4)).sheets).toBe(1);
});

test('an empty enquiry is one sheet', { tag: '@chromium' }, async ({ page }) => {
  await open(page, '/enquiry');
  expect(readPdf(await page.pdf(a4)).sheets).toBe(1);
});

test('printed products and articles have a reasonable number of pages', {
  tag: '@chromium',
}, async ({ page }) => {
  for (const [address, largest] of [
    ['/products', Math.ceil(products.length / 4)],
    [`/news/${articles[0]?.id}`, 4],
  ] as const) {
    await open(page, address);
    const pdf = await page.pdf(a4);
    const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(sheets, address).toBeGreaterThanOrEqual(2);
    expect(sheets, address).toBeLessThanOrEqual(largest);
  }
});
