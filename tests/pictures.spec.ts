import type { Page } from '@playwright/test';
import { articles } from '../content/news.ts';
import { expect, hydrated, open, scrollThrough, test } from './site.ts';

const rooms = ['/', '/about', '/products', '/gallery', '/news', `/news/${articles[0]?.id}`];

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
        standIn: getComputedStyle(image.closest('picture')?.parentElement as Element)
          .backgroundImage,
        sources: [...(image.closest('picture')?.querySelectorAll('source') ?? [])].map(
          ({ type, srcset, sizes }) => ({ type, srcset, sizes }),
        ),
      })),
    );

for (const address of rooms) {
  test.describe(`the pictures of ${address} @every-size`, () => {
    test('are AVIF in several widths with a JPEG for the rest, and know their size', async ({
      page,
      request,
    }) => {
      await open(page, address);
      await scrollThrough(page);
      const loaded = async () => (await describePictures(page)).every(({ shown }) => shown !== '/');
      await expect.poll(loaded).toBe(true);
      const pictures = await describePictures(page);
      expect(pictures.length).toBeGreaterThan(0);
      for (const { src, alt, width, height, shown, standIn, sources } of pictures) {
        expect(alt, src).not.toBeNull();
        expect(width, src).toBeGreaterThan(0);
        expect(height, src).toBeGreaterThan(0);
        expect(shown, src).toMatch(/^\/pictures\/.+-\d+\.[0-9a-f]{8}\.avif$/);
        expect(standIn, src).toMatch(/^linear-gradient\((rgb\([\d, ]+\)(, )?){3}\)$/);
        expect(sources.length, src).toBeGreaterThan(0);
        for (const { type, srcset, sizes } of sources) {
          expect(type).toBe('image/avif');
          expect(sizes).toMatch(/(rem|vw)$/);
          const widths = srcset.split(', ').map((candidate) => {
            const [, inName, given] = /-(\d+)\.[0-9a-f]{8}\.avif (\d+)w$/.exec(candidate) ?? [];
            expect(inName, candidate).toBe(given);
            return Number(given);
          });
          expect(widths.length, srcset).toBeGreaterThan(1);
          expect(widths, srcset).toEqual(widths.toSorted((a, b) => a - b));
        }
      }
      for (const src of new Set(pictures.map(({ src }) => src))) {
        const fallback = await request.head(src);
        expect(fallback.status(), src).toBe(200);
        expect(fallback.headers()['content-type'], src).toBe('image/jpeg');
      }
    });
  });

  test(`${address} loads its first picture at once, the others when they come near`, async ({
    page,
  }) => {
    await open(page, address);
    const [first, ...others] = await describePictures(page);
    expect(first).toMatchObject({ loading: 'eager', priority: 'high' });
    for (const { src, loading, priority } of others) {
      expect({ src, loading, priority }).toEqual({ src, loading: 'lazy', priority: 'auto' });
    }
  });
}

test('a picture far below is not loaded before it comes near', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page, '/products');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('penne-pasta'))).toEqual([]);
  await page.getByRole('heading', { name: 'Penne Pasta' }).scrollIntoViewIfNeeded();
  await expect.poll(() => asked.some((url) => url.includes('penne-pasta-a-card'))).toBe(true);
});

test('pictures far below are not laid out before they come near', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await open(page, '/products');
  // What stands below the first screen comes within the first second.
  await page.waitForTimeout(1500);
  const picture = page.getByRole('img', { name: 'Penne Pasta, picture 1 of', exact: false });
  const isLaidOut = () =>
    picture.evaluate((image) => image.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut()).toBe(false);
  await page.getByRole('heading', { name: 'Penne Pasta' }).scrollIntoViewIfNeeded();
  await expect.poll(isLaidOut).toBe(true);
});

test('screens get no more pixels than they can show', async ({ page }) => {
  const width = async (viewport: number) => {
    await page.setViewportSize({ width: viewport, height: 800 });
    await open(page, '/products');
    const image = page.getByRole('img', { name: 'Carrots, picture 1 of 2' });
    await image.scrollIntoViewIfNeeded();
    await expect(image).not.toHaveJSProperty('currentSrc', '');
    const { chosen, shown } = await image.evaluate((element: HTMLImageElement) => ({
      chosen: Number(/-(\d+)\.[0-9a-f]{8}\.avif$/.exec(element.currentSrc)?.[1]),
      shown: element.clientWidth,
    }));
    expect(chosen).toBeLessThanOrEqual(shown * 2);
    return chosen;
  };
  expect(await width(375)).toBeLessThan(await width(1920));
});

test.describe('a picture that fails', () => {
  test.use({ expectedErrors: /ERR_FAILED|^failed: .*\/pictures\// });

  for (const when of ['before', 'after'] as const) {
    test(`${when} script runs leaves the product's name in a place as large as before`, async ({
      page,
    }) => {
      await open(page, '/products');
      const pictures = page.getByRole('group', { name: 'Pictures of Carrots' });
      const before = await pictures.boundingBox();
      await page.route('**/pictures/carrots-a*', (route) => route.abort());
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/assets/*.js', async (route) => {
        if (when === 'before') await held;
        await route.continue();
      });
      if (when === 'before') {
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
      await expect(pictures.getByText('Carrots', { exact: true })).toBeVisible();
      const after = await pictures.boundingBox();
      expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
      await page.getByRole('button', { name: 'Next picture of Carrots' }).click();
      await expect(pictures.getByRole('img', { name: 'Carrots, picture 2 of 2' })).toBeInViewport({
        ratio: 0.5,
      });
    });
  }

  test('of a page head leaves the head legible', async ({ page }) => {
    await page.route('**/pictures/hero-home*', (route) => route.abort());
    await open(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Our Products', exact: true }),
    ).toBeInViewport();
  });
});

test('the small print says that the pictures are rendered (R20)', async ({ page }) => {
  await open(page, '/about');
  await expect(page.getByRole('contentinfo')).toContainText(
    'The pictures on this site are rendered illustrations, not photographs.',
  );
});
