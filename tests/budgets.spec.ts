// The largest transfer sizes of a page: all that a phone fetches before the first interaction. Speed
// itself depends on the machine and is measured by `npm run lighthouse`.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, hydrated, pages, test } from './site.ts';

/** The most that a page may take. Bytes are those transferred with Brotli. */
const budgets = {
  'bytes of HTML': 20_000,
  'bytes of styles, inline ones compressed by themselves': 16_000,
  'bytes of script before the first interaction': 100_000,
  'bytes of fonts': 90_000,
  'bytes of the first screen in all': 320_000,
  'requests for the first screen': 16,
  'requests to other hosts before the first interaction': 0,
  'pictures that are preloaded and not shown': 0,
};
type Measured = Record<keyof typeof budgets, number>;

/** A phone with a narrow, sharp screen. */
test.use({
  viewport: { width: 360, height: 780 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
});

test.use({ expectedErrors: /status of 404/ });

for (const address of pages) {
  test(`${address} stays within the budgets`, async ({ page, baseURL }) => {
    const requests = collectRequests(page, baseURL ?? '');
    await page.goto(address);
    await hydrated(page);
    await page.waitForLoadState('networkidle');

    const measured = weigh(address, requests, await onFirstScreen(page));
    for (const [what, allowed] of Object.entries(budgets)) {
      const value = measured[what as keyof Measured];
      expect
        .soft(value, `${address}: ${value} ${what}, allowed ${allowed}`)
        .toBeLessThanOrEqual(allowed);
    }
  });
}

// A server sends ten packets, 14,600 bytes with some 600 for headers, before it waits for an answer.
// With one byte more the first paint comes a round trip later, 150 ms on slow 4G.
test('the home page arrives in the first round trip', () => {
  expect(transferred('/')).toBeLessThanOrEqual(14_000);
});

/** All that the browser requests from now on, with its type: our files by path, others by address. */
function collectRequests(page: Page, baseURL: string): Map<string, string> {
  const requests = new Map<string, string>();
  page.on('request', (request) => {
    const { origin, pathname, href } = new URL(request.url());
    requests.set(origin === baseURL ? pathname : href, request.resourceType());
  });
  return requests;
}

/**
 * The paths of the pictures in view, and of the icon and the manifest: browsers on phones fetch those,
 * headless ones do not.
 */
function onFirstScreen(page: Page) {
  return page.evaluate(async () => {
    const images = [...document.images];
    const seen = await new Promise<Element[]>((done) => {
      const observer = new IntersectionObserver((entries) =>
        done(entries.filter((entry) => entry.intersectionRatio > 0).map(({ target }) => target)),
      );
      for (const image of images) observer.observe(image);
      if (images.length === 0) done([]);
    });
    const pathOf = (url: string) => new URL(url).pathname;
    const link = (rel: string) =>
      [...document.querySelectorAll<HTMLLinkElement>(`link[rel='${rel}']`)].map((one) =>
        pathOf(one.href),
      );
    const preloaded = performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'link')
      .map(({ name }) => pathOf(name));
    return {
      preloaded,
      pictures: images
        .filter((image) => seen.includes(image))
        .map((image) => pathOf(image.currentSrc)),
      iconFiles: [...link('icon').slice(-1), ...link('manifest')],
    };
  });
}

function weigh(
  address: string,
  requests: Map<string, string>,
  { pictures, preloaded, iconFiles }: Awaited<ReturnType<typeof onFirstScreen>>,
): Measured {
  const ofKind = (wanted: string) =>
    [...requests].filter(([, kind]) => kind === wanted).map(([path]) => path);
  const sum = (paths: string[]) => paths.reduce((total, path) => total + transferred(path), 0);

  const inline = readFileSync(fileOf(address), 'utf8').matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g);
  const styles = Array.from(inline, ([, css = '']) => brotliCompressSync(css).length);
  // The browser decides how many of the pictures further down it fetches early.
  const isFurther = (path: string) => path.endsWith('.avif') && !pictures.includes(path);
  const firstScreen = new Set(
    [...requests.keys(), ...iconFiles].filter((path) => !isFurther(path)),
  );
  const elsewhere = [...requests.keys()].filter((path) => !path.startsWith('/'));
  return {
    'bytes of HTML': transferred(address),
    'bytes of styles, inline ones compressed by themselves':
      styles.reduce((total, bytes) => total + bytes, 0) + sum(ofKind('stylesheet')),
    'bytes of script before the first interaction': sum(ofKind('script')),
    'bytes of fonts': sum(ofKind('font')),
    'bytes of the first screen in all': sum([...firstScreen]),
    'requests for the first screen': firstScreen.size,
    'requests to other hosts before the first interaction': elsewhere.length,
    'pictures that are preloaded and not shown': preloaded.filter(isFurther).length,
  };
}

/** The bytes that a browser gets for an address: of the compressed file if there is one. */
function transferred(path: string): number {
  const file = fileOf(path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

function fileOf(path: string): string {
  const names = [path, `${path}.html`, `${path}index.html`].filter((name) => /\.\w+$/.test(name));
  const file = names.map((name) => `build/client${name}`).find((name) => existsSync(name));
  return file ?? 'build/client/404.html';
}
