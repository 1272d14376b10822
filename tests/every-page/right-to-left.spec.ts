// The Arabic pages: what the direction and the writing system change (decisions 0028 and 0029). The tests name
// these pages themselves, so they do not need the project `ar`.
import type { Locator, Page } from '@playwright/test';
import { company } from '../../content/company.ts';
import { galleryImages } from '../../content/gallery.ts';
import { languages } from '../../content/languages.ts';
import { loadContent } from '../../content/load-content.ts';
import { productNavigation } from '../../content/navigation.ts';
import { part } from '../../content/part.ts';
import { products } from '../../content/products.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, hydrated, test, typeInto } from '../support/site.ts';

const [first] = products;
if (!first) throw new Error('There are no products.');

/** The fonts that a page uses: all that its texts need load at the same time. */
const usedFonts = (page: Page) =>
  page.evaluate(() => {
    const used = [...document.fonts].filter(
      ({ family, status }) => status !== 'unloaded' && !family.includes('Fallback'),
    );
    return [...new Set(used.map(({ family }) => family.replaceAll('"', '')))].sort();
  });

/** The left edges of the letters of a text, in pixels, for each place in an element where it can be seen. */
const leftEdges = (element: Locator, text: string) =>
  element.evaluate((root, text) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const places: number[][] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const start = node.data.indexOf(text);
      if (start < 0) continue;
      const boxes = Array.from(text, (_, index) => {
        const letter = document.createRange();
        letter.setStart(node, start + index);
        letter.setEnd(node, start + index + 1);
        return letter.getBoundingClientRect();
      });
      if (boxes.some(({ width }) => width > 0)) places.push(boxes.map(({ left }) => left));
    }
    return places;
  }, text);

/** Checks that each place with a number or an email address has its signs from left to right. */
async function expectLeftToRight(element: Locator, number: string) {
  await expect(element).toContainText(number);
  const places = await leftEdges(element, number);
  expect(places.length).toBeGreaterThan(0);
  for (const [first = 0, second = 0, ...rest] of places) {
    expect(first).toBeLessThan(second);
    expect(first).toBeLessThan(rest.at(-1) ?? 0);
  }
}

test('English pages load no Arabic fonts; Arabic pages have letters that join, phone numbers that read from left to right, and arrows that follow what is seen', async ({
  page,
}) => {
  await test.step('an English page loads no Arabic font', async () => {
    await page.goto('/');
    await expect.poll(() => usedFonts(page)).toEqual(['Figtree Variable', 'Fraunces Variable']);
  });

  await page.goto('/ar/gallery');
  await hydrated(page);
  await test.step('an Arabic page loads no Latin font of headings, and its letters join, with diacritics and without', async () => {
    await expect
      .poll(() => usedFonts(page))
      .toEqual([
        // For the email address and the phone number in the footer.
        'Figtree Variable',
        'Markazi Text Variable',
        'Vazirmatn Variable',
        'Zero',
      ]);
    const widths = await page.evaluate(async () => {
      await document.fonts.ready;
      const measure = (family: string, text: string) => {
        const context = document
          .createElement('canvas')
          .getContext('2d') as CanvasRenderingContext2D;
        context.font = `600 100px "${family}"`;
        return context.measureText(text).width;
      };
      return ['Markazi Text Variable', 'Vazirmatn Variable'].map((family) => ({
        joined: measure(family, 'ببب') / (3 * measure(family, 'ب')),
        ligature: measure(family, 'لا') / measure(family, 'ل\u200cا'),
        diacritics: measure(family, 'بُستَانٌ') / measure(family, 'بستان'),
      }));
    });
    for (const { joined, ligature, diacritics } of widths) {
      expect(joined).toBeLessThan(0.8);
      expect(ligature).toBeLessThan(0.9);
      expect(diacritics).toBeCloseTo(1, 1);
    }
  });

  await test.step('the arrow keys of the lightbox follow what is seen', async () => {
    await page.locator('main a[href^="/pictures/"]').first().click();
    const total = galleryImages.length.toLocaleString('ar-EG');
    const place = (number: string) => page.getByRole('dialog').getByText(`${number} / ${total}`);
    await expect(place('١')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(place('٢')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(place('١')).toBeVisible();
  });

  await test.step('the next picture of a product is on the left, by arrow and by key', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('banner').locator('a[href="/ar/products"]').click();
    await expect(page).toHaveURL('/ar/products');
    // Until then, the list of the gallery is there, which has links with pictures too.
    await expect(page.locator(`#${productNavigation[0]?.hash}`)).toBeAttached();
    const scroller = page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('link')
      .filter({ has: page.locator('img') })
      .first();
    const card = scroller.locator('xpath=..');
    await scroller.scrollIntoViewIfNeeded();
    const place = () =>
      scroller.evaluate(({ scrollLeft, clientWidth }) => Math.round(scrollLeft / clientWidth));
    const [previous, next] = [card.getByRole('button').first(), card.getByRole('button').nth(1)];
    await next.click();
    await expect.poll(place).toBe(-1);
    const [left, right] = [await next.boundingBox(), await previous.boundingBox()];
    expect(left?.x).toBeLessThan(right?.x ?? 0);
    await previous.click();
    await expect.poll(place).toBe(0);
    await scroller.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(place).toBe(-1);
  });

  /** Follows a link to a page, which may be in the closed menu of phones. */
  const follow = async (address: string) => {
    await page.locator(`a[href="${address}"]`).first().dispatchEvent('click');
    await expect(page).toHaveURL(address);
  };
  await test.step('the phone number of a product reads from left to right', async () => {
    await follow(`/ar/products/${first.id}`);
    await expectLeftToRight(page.getByRole('main'), company.phone);
  });

  await test.step('lists are numbered by the digits of the language', async () => {
    const [id] =
      Object.entries(part('articleTexts')).find(([, text]) => text.includes('<ol>')) ?? [];
    await follow('/ar/news');
    await follow(`/ar/news/${id}`);
    await expect(page.locator('main ol').first()).toHaveCSS('list-style-type', 'arabic-indic');
  });

  await test.step('phone numbers and the email address read from left to right in the footer and in a message, and the credit of the map from right to left', async () => {
    await page.goto(`/ar/enquiry?add=${first.id}`);
    await hydrated(page);
    const phone = '+971 4 000 0000';
    await typeInto(page.locator('input[type=tel]').first(), phone);
    const message = page.getByText(phone);
    await expect(message).toBeVisible();
    const body = page.locator('body');
    for (const number of [phone, company.phone, company.email])
      await expectLeftToRight(body, number);
    await typeInto(page.locator('input[type=email]').first(), 'mona@example.com');
    for (const type of ['tel', 'email'])
      await expect(page.locator(`input[type=${type}]`).first()).toHaveCSS(
        'unicode-bidi',
        'plaintext',
      );

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const credit = page.locator('.leaflet-control-attribution');
    await expect(credit).toBeVisible();
    const arabic = languages.find(({ code }) => code === 'ar') ?? languages[0];
    const attribution = loadContent(arabic)['words/shell'].footer.mapAttribution;
    const [[sign] = []] = await leftEdges(credit, '©');
    const [[text] = []] = await leftEdges(credit, attribution);
    expect(sign).toBeGreaterThan(text ?? Number.NaN);
  });

  await test.step('so does the phone number of the contact page', async () => {
    await follow('/ar/contact');
    await expectLeftToRight(page.getByRole('main'), company.phone);
  });

  await test.step('on a phone, the tab of the last section is brought into view (R11)', async () => {
    await page.setViewportSize({ width: 375, height: 667 });
    await follow(`/ar/products#${productNavigation.at(-1)?.hash}`);
    const tab = page.getByRole('main').locator('a[aria-current=location]');
    await expect(tab).toHaveAttribute('href', new RegExp(`#${productNavigation.at(-1)?.hash}$`));
    await expect(tab).toBeInViewport({ ratio: 0.9 });
  });
});

test('headings are in their fallback, not in another web font, until their own has loaded', async ({
  page,
}) => {
  const headingWidth = () =>
    page.getByRole('heading', { level: 1 }).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().width;
    });
  const release = await holdRequests(page, '**/fonts-*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    await route.fulfill({ response, body: script.replace(/@font-face\{[^}]*Markazi[^}]*\}/, '') });
  });
  await page.goto('/ar/about', { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  const withFallback = await headingWidth();
  release();
  await expect.poll(() => usedFonts(page)).toContain('Vazirmatn Variable');
  await page.evaluate(() => document.fonts.ready);
  expect(await headingWidth()).toBe(withFallback);
});
