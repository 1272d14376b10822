// Budgets for what a phone downloads before the first interaction. `npm run lighthouse` measures
// speed, which depends on the machine.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { language, languages, localAddress } from '../../content/languages.ts';
import {
  expect,
  expectNoSidewaysScroll,
  hydrated,
  pages,
  samplePages,
  test,
  untilNetworkIsIdle,
} from '../support/site.ts';
import { expectNothingBelowNotch } from './screen-sizes.ts';

/**
 * Arabic letters have two bytes in UTF-8. After Brotli, the texts in the scripts of the enquiry page
 * are 2.2 kB larger than the English ones. The home page is 1.1 kB larger: 0.7 kB for its texts, 0.4
 * for its fonts and their fallbacks, which are styles.
 */
const inArabic = language.code === 'ar';

/** The largest allowed values for one page. Bytes are counted after Brotli compression. */
const fileBudgets = {
  'bytes of HTML': 20_000,
  'bytes of inline styles (compressed separately)': inArabic ? 7_900 : 7_600,
};
const visitBudgets = {
  'bytes of style sheets (not render-blocking)': 3_000,
  'bytes of script before the first interaction': inArabic ? 120_600 : 118_400,
  'bytes of fonts': 90_000,
  'bytes of the first screen in total': 320_000,
  'requests for the first screen': 16,
  'requests after hydration': 4,
  'requests to other hosts before the first interaction': 0,
  'pictures that are preloaded but not on the first screen': 0,
};

const phone = { width: 360, height: 780 };

test.use({
  viewport: phone,
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
});

test.use({ expectedErrors: /status of 404/ });

test('the HTML of every page stays within the size budgets @every-language', () => {
  for (const address of pages)
    expectWithin(fileBudgets, address, measureFile(localAddress(address)));
});

test('every kind of page stays within the size budgets and the width of a phone, and its notch covers nothing @every-language', async ({
  page,
  baseURL,
}) => {
  test.slow();
  // Each page is measured as the first one of a visit.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  // Only the texts of the page and the fonts have other sizes in other languages.
  const measured = language === languages[0] ? samplePages : ['/', '/products', '/enquiry'];
  for (const address of measured)
    await test.step(address, async () => {
      await page.setViewportSize(phone);
      const requests = collectRequests(page, baseURL ?? '');
      await page.goto(localAddress(address));
      await hydrated(page);
      await untilNetworkIsIdle(page);
      expectWithin(visitBudgets, address, measureVisit(requests, await firstScreenOf(page)));
      await expectNoSidewaysScroll(page, 'of a phone');
      page.removeAllListeners('request');
      await expectNothingBelowNotch(page);
    });
});

// A server sends ten TCP packets (14,600 bytes, about 570 of them headers) before it waits for an
// acknowledgement. What is larger needs another round trip: 150 ms on slow 4G. The English page fits; of the Arabic
// one, only the footer's end, with the start script, arrives after it
// (docs/decisions/0039-conditional-styles-apart.md).
const homePage = inArabic ? 15_200 : 14_000;
test('the HTML of the home page is within its budget @every-language', () => {
  expect(transferSize(localAddress('/'))).toBeLessThanOrEqual(homePage);
});

// In Chromium, the first formatter takes 25 ms (docs/decisions/0049-formats-without-intl.md). `Intl.PluralRules` takes none.
test('no script formats numbers, dates or lists with Intl', () => {
  const scripts = readdirSync('build/client/assets').filter((file) => file.endsWith('.js'));
  expect(scripts).not.toHaveLength(0);
  for (const file of scripts)
    expect(readFileSync(`build/client/assets/${file}`, 'utf8'), file).not.toMatch(
      /Intl\.(Number|DateTime|List|RelativeTime)Format|toLocale(Date|Time)?String/,
    );
});

function expectWithin<Name extends string>(
  budgets: Record<Name, number>,
  address: string,
  measured: Record<Name, number>,
) {
  for (const [name, allowed] of Object.entries<number>(budgets)) {
    const value = measured[name as Name];
    expect
      .soft(value, `${address}: ${value} ${name}, allowed ${allowed}`)
      .toBeLessThanOrEqual(allowed);
  }
}

/** Collects the type of each request from now on, by path, or by full address for other hosts. */
function collectRequests(page: Page, baseURL: string): Map<string, string> {
  const requests = new Map<string, string>();
  page.on('request', (request) => {
    const { origin, pathname, href } = new URL(request.url());
    requests.set(origin === baseURL ? pathname : href, request.resourceType());
  });
  return requests;
}

/**
 * The paths of the pictures in view, of the icon and of the manifest. Phones download the icon and
 * the manifest, headless browsers do not.
 */
function firstScreenOf(page: Page) {
  return page.evaluate(async () => {
    const images = [...document.images];
    const seen = await new Promise<Element[]>((done) => {
      const observer = new IntersectionObserver((entries) =>
        done(entries.filter((entry) => entry.intersectionRatio > 0).map(({ target }) => target)),
      );
      for (const image of images) observer.observe(image);
      if (images.length === 0) done([]);
    });
    // Pictures that script has added may not have begun to load.
    const seenImages = images.filter((image) => seen.includes(image));
    await Promise.all(seenImages.map((image) => image.decode().catch(() => {})));
    const pathOf = (url: string) => new URL(url).pathname;
    const link = (rel: string) =>
      [...document.querySelectorAll<HTMLLinkElement>(`link[rel='${rel}']`)].map(({ href }) =>
        pathOf(href),
      );
    const preloaded = performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'link')
      .map(({ name }) => pathOf(name));
    return {
      preloaded,
      pictures: seenImages.map((image) => pathOf(image.currentSrc)),
      iconFiles: [...link('icon').slice(-1), ...link('manifest')],
    };
  });
}

/** The script of the fonts (app/fonts-and-pictures.ts). */
const isFonts = (path: string) => path.startsWith('/assets/fonts-');

/** The style sheet for paper, for example, which browsers load with the lowest priority (scripts/conditional-styles.ts). */
const isConditional = (path: string) => path.startsWith('/assets/conditional-');

/** The parts of every page that load after hydration (app/shell/after-hydration.tsx). */
const isAfterHydration = (path: string) => /^\/assets\/(after-hydration|spinner)-/.test(path);

function measureFile(address: string): Record<keyof typeof fileBudgets, number> {
  const inline = readFileSync(fileOf(address), 'utf8').matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g);
  const styles = Array.from(inline, ([, css = '']) => brotliCompressSync(css).length);
  return {
    'bytes of HTML': transferSize(address),
    'bytes of inline styles (compressed separately)': styles.reduce(
      (total, bytes) => total + bytes,
      0,
    ),
  };
}

function measureVisit(
  requests: Map<string, string>,
  { pictures, preloaded, iconFiles }: Awaited<ReturnType<typeof firstScreenOf>>,
): Record<keyof typeof visitBudgets, number> {
  const ofKind = (wanted: string) =>
    [...requests].filter(([, kind]) => kind === wanted).map(([path]) => path);
  const sum = (paths: string[]) => paths.reduce((total, path) => total + transferSize(path), 0);

  // The browser decides how many of the pictures below the first screen it loads early.
  const isBelowFirstScreen = (path: string) => path.endsWith('.avif') && !pictures.includes(path);
  const firstScreen = new Set(
    [...requests.keys(), ...iconFiles].filter(
      (path) => !isBelowFirstScreen(path) && !isConditional(path) && !isAfterHydration(path),
    ),
  );
  const otherHosts = [...requests.keys()].filter((path) => !path.startsWith('/'));
  return {
    'bytes of style sheets (not render-blocking)': sum(
      ofKind('stylesheet').filter((path) => !isConditional(path)),
    ),
    'bytes of script before the first interaction': sum(
      ofKind('script').filter((path) => !isFonts(path)),
    ),
    'bytes of fonts': sum(ofKind('script').filter(isFonts)),
    'bytes of the first screen in total': sum([...firstScreen]),
    'requests for the first screen': firstScreen.size,
    'requests after hydration': [...requests.keys()].filter(isAfterHydration).length,
    'requests to other hosts before the first interaction': otherHosts.length,
    'pictures that are preloaded but not on the first screen':
      preloaded.filter(isBelowFirstScreen).length,
  };
}

/** The size of the file that a browser downloads: the compressed one if there is one. */
function transferSize(path: string): number {
  const file = fileOf(path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

function fileOf(path: string): string {
  const names = [path, `${path}.html`, `${path}index.html`].filter((name) => /\.\w+$/.test(name));
  const file = names.map((name) => `build/client${name}`).find((name) => existsSync(name));
  return file ?? 'build/client/404.html';
}
