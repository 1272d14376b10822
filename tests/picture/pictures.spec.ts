import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { articles } from '../../content/news.ts';
import { homePage } from '../../content/pages/home.ts';
import { productsPage } from '../../content/pages/products.ts';
import { productCard } from '../../content/product-card.ts';
import { products } from '../../content/products.ts';
import type { Product } from '../../schema/product.ts';
import { holdCode, holdRequests } from '../support/hold-requests.ts';
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

/**
 * One page of every kind, without those that have no pictures or show them only after hydration. The last product
 * and the last article have pictures like the first.
 */
const addresses = samplePages.filter(
  (address) =>
    ![
      '/contact',
      '/enquiry',
      '/seasons',
      '/no-such-page',
      `/products/${products.at(-1)?.id}`,
      `/news/${articles.at(-1)?.id}`,
    ].includes(address),
);
/** Products with several pictures, whose cards are near the top of the products page. */
const [topProduct, nextProduct] = products.filter(
  ({ category, images }) => category === productsPage.sections[0]?.category && images.length > 1,
);
/** The last product of the last section, far down on the products page. */
const bottomProduct = products.findLast(
  ({ category }) => category === productsPage.sections.at(-1)?.category,
);
if (!topProduct || !nextProduct || !bottomProduct)
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

test('pictures are AVIF files in several widths with a JPEG fallback, and all but the first load after it', async ({
  page,
  request,
}) => {
  test.slow();
  const fallbacks = new Set<string>();
  for (const address of addresses)
    await test.step(address, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
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
        for (const picture of await describePictures(page)) {
          expectPictureMarkup(picture);
          fallbacks.add(picture.src);
        }
      }
    });
  for (const src of fallbacks) {
    const fallback = await request.head(src);
    expect(fallback.status(), src).toBe(200);
    expect(fallback.headers()['content-type'], src).toBe('image/jpeg');
  }
});

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

test('after a page change, pictures are loaded without scrolling, for a print, and at most twice as wide as they are shown', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, '/');
  await page
    .getByRole('main')
    .getByRole('link', { name: homePage.hero.productsLabel })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(productsPage.hero.heading);
  const waiting = async () => (await describePictures(page)).filter(isWaiting);
  await expect.poll(waiting).toEqual([]);

  const name = productCard.pictureLabel(topProduct.name, 1, topProduct.images.length);
  const image = page.getByRole('img', { name });
  const widths = () =>
    image.evaluate((element: HTMLImageElement) => ({
      chosen: Number(/-(\d+)\.[0-9a-f]{4}\.avif$/.exec(element.currentSrc)?.[1]),
      shown: element.clientWidth,
    }));
  const onPhone = await widths();
  expect(onPhone.chosen).toBeLessThanOrEqual(onPhone.shown * 2);
  await page.setViewportSize({ width: 1920, height: 800 });
  await expect.poll(async () => (await widths()).chosen).toBeGreaterThan(onPhone.chosen);
  const onWideScreen = await widths();
  expect(onWideScreen.chosen).toBeLessThanOrEqual(onWideScreen.shown * 2);
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

test.describe('a picture that cannot be loaded', () => {
  test.use({ expectedErrors: /ERR_FAILED|^failed: .*\/pictures\// });

  test('before or after hydration is replaced by the product’s name in a box of the same size', async ({
    page,
  }) => {
    /** Lets the first picture of a product wait, and fail when the returned function is called. */
    const holdPicture = ({ images: [picture = ''] }: Product) =>
      holdRequests(page, `**${picture.replace(/\.jpg$/, '')}*`, (route) => route.abort());
    const linkOf = ({ name }: Product) =>
      page.getByRole('link', { name: productCard.picturesLabel(name) });
    const releaseCode = await holdCode(page);
    const failBefore = await holdPicture(topProduct);
    const failAfter = await holdPicture(nextProduct);
    await page.goto('/products', { waitUntil: 'commit' });
    await linkOf(topProduct).scrollIntoViewIfNeeded();
    const boxes = new Map<Product, Awaited<ReturnType<Locator['boundingBox']>>>();
    for (const product of [topProduct, nextProduct])
      boxes.set(product, await linkOf(product).boundingBox());

    const failure = page.waitForEvent('requestfailed');
    failBefore();
    await failure;
    releaseCode();
    await hydrated(page);
    failAfter();
    for (const product of [topProduct, nextProduct]) {
      const pictures = linkOf(product);
      await expect(pictures.getByText(product.name, { exact: true })).toBeVisible();
      const [before, after] = [boxes.get(product), await pictures.boundingBox()];
      // Browsers round the boxes of moving elements differently.
      expect(after?.width).toBeCloseTo(before?.width ?? 0, 1);
      expect(after?.height).toBeCloseTo(before?.height ?? 0, 1);
      await page.getByRole('button', { name: productCard.nextLabel(product.name) }).click();
      const next = productCard.pictureLabel(product.name, 2, product.images.length);
      await expect(pictures.getByRole('img', { name: next })).toBeInViewport({ ratio: 0.5 });
    }
  });
});
