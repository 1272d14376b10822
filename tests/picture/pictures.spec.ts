import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { company } from '../../content/company.ts';
import { homePage } from '../../content/pages/home.ts';
import { productsPage } from '../../content/pages/products.ts';
import { productCard } from '../../content/product-card.ts';
import { products } from '../../content/products.ts';
import { holdCode } from '../support/hold-requests.ts';
import { labelOf } from '../support/label-of.ts';
import { setConnection } from '../support/page-code.ts';
import { productsWithCard } from '../support/products-with-card.ts';
import {
  expect,
  hydrated,
  open,
  samplePages,
  scrollThrough,
  test,
  untilNetworkIsIdle,
} from '../support/site.ts';

// The season calendar and the enquiry list show their pictures only after hydration.
const addresses = samplePages.filter(
  (address) => !['/contact', '/enquiry', '/seasons', '/no-such-page'].includes(address),
);
/** A product with several pictures, whose card is near the top of the products page. */
const topProduct = products.find(
  ({ category, images }) => category === productsPage.sections[0]?.category && images.length > 1,
);
/** The last product of the last section, far down on the products page. */
const bottomProduct = products.findLast(
  ({ category }) => category === productsPage.sections.at(-1)?.category,
);
if (!topProduct || !bottomProduct)
  throw new Error('The first or the last section has no suitable product.');

const describePictures = (page: Page) =>
  page
    .getByRole('main')
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images.map((image) => ({
        src: image.getAttribute('src') ?? '',
        alt: image.getAttribute('alt'),
        width: Number(image.getAttribute('width')),
        height: Number(image.getAttribute('height')),
        loading: image.loading,
        priority: image.fetchPriority,
        decoded: image.naturalWidth > 0,
        shown: new URL(image.currentSrc || 'http://none/').pathname,
        isFirstOfCarousel: !image.closest('a > :not(:first-child)'),
        colour: image.closest('picture')?.parentElement?.style.backgroundColor,
        sources: [...(image.closest('picture')?.querySelectorAll('source') ?? [])].map(
          ({ type, srcset, sizes }) => ({ type, srcset, sizes }),
        ),
      })),
    );

/** Whether a picture has not been loaded, although it needs no scrolling. */
const isWaiting = ({
  isFirstOfCarousel,
  decoded,
}: {
  isFirstOfCarousel: boolean;
  decoded: boolean;
}) => isFirstOfCarousel && !decoded;

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a capture of the whole page has every picture that was scrolled to', async ({ page }) => {
    await open(page, '/products');
    await scrollThrough(page);
    await expect.poll(async () => (await describePictures(page)).filter(isWaiting)).toEqual([]);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    // Meanwhile, Chromium forgets pictures that it has decoded.
    await page.waitForTimeout(600);
    const { data, info } = await sharp(await page.screenshot({ fullPage: true }))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const frames = await page.locator('main a > :first-child img').evaluateAll((images) =>
      images.map((image) => {
        const { x, y, width, height } = image.getBoundingClientRect();
        return { left: x + scrollX, middle: y + scrollY + height / 2, width };
      }),
    );
    expect(frames).toHaveLength(productsWithCard.length);
    for (const { left, middle, width } of frames) {
      const start = Math.floor(middle) * info.width + Math.ceil(left);
      const row = data.subarray(start * info.channels, (start + Math.floor(width)) * info.channels);
      expect(new Set(row).size, `shades in the picture at ${left},${middle}`).toBeGreaterThan(20);
    }
  });
});

for (const address of addresses) {
  test(`the pictures of ${address} are AVIF files in several widths, and all but the first load after it`, async ({
    page,
    request,
  }) => {
    await open(page, address);
    const [first, ...others] = await describePictures(page);
    expect(first).toMatchObject({ loading: 'eager', priority: 'high' });
    // For prints, all but the pictures of carousels after the first.
    await expect.poll(async () => (await describePictures(page)).filter(isWaiting)).toEqual([]);
    for (const { src, loading, priority, isFirstOfCarousel } of others) {
      const expected = isFirstOfCarousel ? 'eager' : 'lazy';
      expect({ src, loading, priority }).toEqual({ src, loading: expected, priority: 'auto' });
    }

    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 375, height: 667 },
    ]) {
      await page.setViewportSize(viewport);
      await scrollThrough(page);
      const loaded = async () =>
        (await describePictures(page)).every(({ decoded, shown }) => decoded && shown !== '/');
      await expect.poll(loaded).toBe(true);
      const pictures = await describePictures(page);
      for (const picture of pictures) expectPictureMarkup(picture);
      for (const src of new Set(pictures.map(({ src }) => src))) {
        const fallback = await request.head(src);
        expect(fallback.status(), src).toBe(200);
        expect(fallback.headers()['content-type'], src).toBe('image/jpeg');
      }
    }
  });
}

/**
 * Checks for AVIF files in rising widths, a JPEG fallback, a size, and a colour until the picture
 * has loaded. Only the first picture of a carousel has one.
 */
function expectPictureMarkup({
  src,
  alt,
  width,
  height,
  shown,
  isFirstOfCarousel,
  colour,
  sources,
}: Awaited<ReturnType<typeof describePictures>>[number]) {
  expect(alt, src).not.toBeNull();
  expect(width, src).toBeGreaterThan(0);
  expect(height, src).toBeGreaterThan(0);
  expect(shown, src).toMatch(/^\/pictures\/.+-\d+\.[0-9a-f]{4}\.avif$/);
  if (isFirstOfCarousel) expect(colour, src).toMatch(/^rgb/);
  expect(sources.length, src).toBeGreaterThan(0);
  for (const { type, srcset, sizes } of sources) {
    expect(type).toBe('image/avif');
    expect(sizes).toMatch(/(rem|vw)$/);
    const widths = srcset.split(', ').map((candidate) => {
      const [, inFileName, inSrcset] = /-(\d+)\.[0-9a-f]{4}\.avif (\d+)w$/.exec(candidate) ?? [];
      expect(inFileName, candidate).toBe(inSrcset);
      return Number(inSrcset);
    });
    expect(widths.length, srcset).toBeGreaterThan(1);
    expect(widths, srcset).toEqual(widths.toSorted((a, b) => a - b));
  }
}

test('after a page change, pictures are loaded without scrolling, for a print', async ({
  page,
}) => {
  await open(page, '/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: labelOf('/products') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(productsPage.hero.heading);
  const waiting = async () => (await describePictures(page)).filter(isWaiting);
  await expect.poll(waiting).toEqual([]);
});

for (const connection of [{ saveData: true }, { effectiveType: '3g' }])
  test(`with ${JSON.stringify(connection)}, a picture is not loaded until it is scrolled to`, async ({
    page,
  }) => {
    await setConnection(page, connection);
    const id = bottomProduct.images[0]?.replace(/\.jpg$/, '') ?? '';
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.setViewportSize({ width: 375, height: 667 });
    await open(page, '/products');
    await untilNetworkIsIdle(page);
    expect(requested.filter((url) => url.includes(id))).toEqual([]);
    await page.getByRole('heading', { name: bottomProduct.name }).scrollIntoViewIfNeeded();
    await expect.poll(() => requested.some((url) => url.includes(`${id}-card`))).toBe(true);
  });

test('the browser loads a picture at most twice as wide as it is shown', async ({ page }) => {
  const chosenWidth = async (viewport: number) => {
    await page.setViewportSize({ width: viewport, height: 800 });
    await open(page, '/products');
    const name = productCard.pictureLabel(topProduct.name, 1, topProduct.images.length);
    const image = page.getByRole('img', { name });
    await image.scrollIntoViewIfNeeded();
    await expect(image).not.toHaveJSProperty('currentSrc', '');
    const { chosen, shown } = await image.evaluate((element: HTMLImageElement) => ({
      chosen: Number(/-(\d+)\.[0-9a-f]{4}\.avif$/.exec(element.currentSrc)?.[1]),
      shown: element.clientWidth,
    }));
    expect(chosen).toBeLessThanOrEqual(shown * 2);
    return chosen;
  };
  expect(await chosenWidth(375)).toBeLessThan(await chosenWidth(1920));
});

test.describe('a picture that cannot be loaded', () => {
  test.use({ expectedErrors: /ERR_FAILED|^failed: .*\/pictures\// });

  for (const when of ['before', 'after'] as const) {
    test(`${when} hydration is replaced by the product's name in a box of the same size`, async ({
      page,
    }) => {
      await open(page, '/products');
      const pictures = page.getByRole('link', {
        name: productCard.picturesLabel(topProduct.name),
      });
      const before = await pictures.boundingBox();
      await page.route(`**${topProduct.images[0]?.replace(/\.jpg$/, '')}*`, (route) =>
        route.abort(),
      );
      if (when === 'before') {
        const release = await holdCode(page);
        const failure = page.waitForEvent('requestfailed');
        await page.goto('/products', { waitUntil: 'commit' });
        await pictures.scrollIntoViewIfNeeded();
        await failure;
        release();
      } else {
        await page.goto('/products');
      }
      await hydrated(page);
      await pictures.scrollIntoViewIfNeeded();
      await expect(pictures.getByText(topProduct.name, { exact: true })).toBeVisible();
      const after = await pictures.boundingBox();
      // Browsers round the boxes of moving elements differently.
      expect(after?.width).toBeCloseTo(before?.width ?? 0, 1);
      expect(after?.height).toBeCloseTo(before?.height ?? 0, 1);
      await page.getByRole('button', { name: productCard.nextLabel(topProduct.name) }).click();
      const next = productCard.pictureLabel(topProduct.name, 2, topProduct.images.length);
      await expect(pictures.getByRole('img', { name: next })).toBeInViewport({ ratio: 0.5 });
    });
  }

  test('in a hero does not hide its text', async ({ page }) => {
    await page.route(`**${homePage.picture.replace(/\.jpg$/, '')}*`, (route) => route.abort());
    await open(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    const link = page.getByRole('main').getByRole('link', { name: homePage.hero.productsLabel });
    await expect(link.first()).toBeInViewport();
  });
});

test('the footer has the note that the pictures are illustrations (R20)', async ({ page }) => {
  await open(page, '/about');
  await expect(page.getByRole('contentinfo')).toContainText(company.illustrationNote);
});
