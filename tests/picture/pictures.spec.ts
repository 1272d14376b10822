import { existsSync, readFileSync } from 'node:fs';
import { test as fileTest, type Locator, type Page } from '@playwright/test';
import { categories } from '../../content/categories.ts';
import { homePage } from '../../content/pages/home.ts';
import { productsPage } from '../../content/pages/products.ts';
import { productCard } from '../../content/product-card.ts';
import { products } from '../../content/products.ts';
import type { Product } from '../../schema/product.ts';
import { holdCode, holdRequests } from '../support/hold-requests.ts';
import { setConnection } from '../support/page-code.ts';
import { builtPages, expect, hydrated, open, test, untilNetworkIsIdle } from '../support/site.ts';

/** Products with several pictures, whose cards are near the top of the products page. */
const [topProduct, nextProduct] = products.filter(
  ({ category, images }) => category === categories[0]?.id && images.length > 1,
);
/** The last product of the last section, far down on the products page. */
const bottomProduct = products.findLast(({ category }) => category === categories.at(-1)?.id);
if (!topProduct || !nextProduct || !bottomProduct)
  throw new Error('The first or the last section has no suitable product.');

/** The value of an attribute in HTML. */
const read = (html: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(html)?.[1];
const exists = (address: string) => existsSync(`build/client${address}`);

/** What is wrong with the sources of a picture: AVIF files in rising widths. */
function faultsOfSource(source: string) {
  const candidates = (read(source, 'srcSet') ?? '').split(', ').map((candidate) => {
    const [, file = '', inName, width] =
      /^(.*-[0-9a-f]{4}-[a-z-]+-(\d+)\.avif) (\d+)w$/.exec(candidate) ?? [];
    return { isFile: inName === width && exists(file), width: Number(width) };
  });
  return [
    read(source, 'type') !== 'image/avif' && 'type',
    !/(rem|vw)$/.test(read(source, 'sizes') ?? '') && 'sizes',
    !candidates.every(({ isFile }) => isFile) && 'file',
    candidates.length < 2 && 'number of widths',
    candidates.some(({ width }, index) => width <= (candidates[index - 1]?.width ?? 0)) &&
      'order of widths',
  ];
}

fileTest(
  'each picture of every built page has AVIF files, a JPEG fallback, a size and a colour; only the main one loads at once, and later pictures of a carousel have low priority',
  () => {
    const faults: string[] = [];
    const fallbacks = new Set<string>();
    for (const file of builtPages()) {
      const html = readFileSync(`build/client/${file}`, 'utf8');
      const pictures = [...html.matchAll(/<span ([^>]*)><picture>(.*?)<img (.*?)>/g)];
      for (const [number, [, frame = '', sources = '', image = '']] of pictures.entries()) {
        const src = read(image, 'src') ?? '';
        fallbacks.add(src);
        const isMain = number === 0 && !file.endsWith('seasons.html');
        const isLaterInCarousel = html
          .slice(0, pictures[number]?.index)
          .endsWith('</span></div><div>');
        const isThumb = sources.includes('-thumb-');
        const priority = isMain ? 'high' : isLaterInCarousel ? 'low' : undefined;
        const found = [
          read(image, 'alt') === undefined && 'alt',
          !(Number(read(image, 'width')) > 0 && Number(read(image, 'height')) > 0) && 'size',
          read(image, 'loading') !== (isMain ? 'eager' : 'lazy') && 'loading',
          read(image, 'fetchPriority') !== priority && 'priority',
          // Small pictures and those that wait in a carousel need none.
          !isLaterInCarousel && !isThumb && !frame.includes('background-color:#') && 'colour',
          !sources && 'sources',
          ...sources.split('/>').slice(0, -1).flatMap(faultsOfSource),
        ];
        faults.push(...found.flatMap((fault) => (fault ? `${fault} of ${src} in ${file}` : [])));
      }
    }
    expect(faults).toEqual([]);
    expect(fallbacks.size).toBeGreaterThan(products.length);
    for (const src of fallbacks)
      expect(readFileSync(`build/client${src}`).subarray(0, 2).toString('hex'), src).toBe('ffd8');
  },
);

const picturesIn = (page: Page) =>
  page.getByRole('main').locator('img:not(a > :not(:first-child) img)');

/** Waits until every picture has loaded that needs no click, as a print needs. */
const expectPicturesToLoad = (page: Page) =>
  expect
    .poll(() =>
      picturesIn(page).evaluateAll((images: HTMLImageElement[]) =>
        images.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
      ),
    )
    .toEqual([]);

test('pictures are loaded without scrolling, for a print, stay painted, and are at most twice as wide as they are shown', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, '/');
  await expectPicturesToLoad(page);
  // Browsers would forget what they have decoded, and paint a capture of the whole page without it.
  const expectToStayPainted = async () => {
    for (const image of await picturesIn(page).all())
      await expect(image).toHaveJSProperty('decoding', 'sync');
  };
  await expectToStayPainted();
  const link = page.getByRole('main').getByRole('link', { name: homePage.hero.productsLabel });
  await link.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(productsPage.hero.heading);
  await expectPicturesToLoad(page);
  await expectToStayPainted();

  const name = productCard.pictureLabel(topProduct.name, 1, topProduct.images.length);
  const widths = () =>
    page.getByRole('img', { name }).evaluate((element: HTMLImageElement) => ({
      chosen: Number(/-[0-9a-f]{4}-[a-z]+-(\d+)\.avif$/.exec(element.currentSrc)?.[1]),
      shown: element.clientWidth,
    }));
  const onPhone = await widths();
  expect(onPhone.chosen).toBeLessThanOrEqual(onPhone.shown * 2);
  await page.setViewportSize({ width: 1920, height: 800 });
  await expect.poll(async () => (await widths()).chosen).toBeGreaterThan(onPhone.chosen);
  const onWideScreen = await widths();
  expect(onWideScreen.chosen).toBeLessThanOrEqual(onWideScreen.shown * 2);
});

test('on a slow connection, and for visitors who save data, a picture is not loaded until it is scrolled to', async ({
  page,
}) => {
  const id = bottomProduct.images[0].replace(/\.jpg$/, '');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.setViewportSize({ width: 375, height: 667 });
  for (const connection of [{ saveData: true }, { effectiveType: '3g' }])
    await test.step(JSON.stringify(connection), async () => {
      const emulated = await setConnection(page, connection);
      await open(page, '/products');
      await untilNetworkIsIdle(page);
      expect(requested.filter((url) => url.includes(id))).toEqual([]);
      await emulated.dispose();
    });
  await page.getByRole('heading', { name: bottomProduct.name }).scrollIntoViewIfNeeded();
  await expect
    .poll(() => requested.some((url) => url.includes(id) && url.includes('-card-')))
    .toBe(true);
});

test.describe('a picture that cannot be loaded', () => {
  test.use({ expectedErrors: /ERR_FAILED|^failed: .*\/pictures\// });

  test('before or after hydration is replaced by the product’s name in a box of the same size', async ({
    page,
  }) => {
    /** Lets the first picture of a product wait, and fail when the returned function is called. */
    const holdPicture = ({ images: [picture] }: Product) =>
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
