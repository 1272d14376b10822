// Budgets for what a phone downloads before the first interaction with a page that is the first one of a visit.
import { existsSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { language } from '../../content/languages.ts';
import { loadContent } from '../../content/load-content.ts';
import { expect, untilNetworkIsIdle } from '../support/site.ts';

/**
 * What a visitor may read, without the texts of articles and the sources, which load apart. Most of it is in the scripts
 * of the first page, so that with each product and sentence these may grow.
 */
const { articleTexts, sources, citations, searchWords, ...content } = loadContent(language);

/** The largest allowed values for one page. Bytes are counted after Brotli compression. */
const budgets = {
  'bytes of style sheets': 11_200,
  'style sheets': 7,
  'bytes of script before the first interaction':
    106_780 + brotliCompressSync(JSON.stringify(content)).length,
  'bytes of fonts': 90_000,
  'bytes of the first screen in total': 320_000,
  'requests for the first screen, without style sheets': 16,
  'requests after hydration': 4,
  'requests to other hosts before the first interaction': 0,
  'requests for data (R4)': 0,
  'pictures that are preloaded but not on the first screen': 0,
};

/** Makes the page that of a phone, until the returned function is called. */
export async function emulatePhone(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const size = { width: 360, height: 780, deviceScaleFactor: 2, mobile: true };
  await browser.send('Emulation.setDeviceMetricsOverride', size);
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  return () => browser.detach();
}

/**
 * Collects the type of each request from now on, by path, or by full address for other hosts. Only visitors who prefer
 * another language load its offer.
 */
export function collectRequests(page: Page): Map<string, string> {
  const requests = new Map<string, string>();
  page.on('request', (request) => {
    const { hostname, pathname, href } = new URL(request.url());
    if (!pathname.startsWith('/assets/language-offer-'))
      requests.set(hostname === 'localhost' ? pathname : href, request.resourceType());
  });
  return requests;
}

/** Checks what an open page has requested. */
export async function expectWithinBudgets(page: Page, requests: Map<string, string>) {
  await untilNetworkIsIdle(page);
  const measured = measure(requests, await firstScreenOf(page));
  for (const [name, allowed] of Object.entries(budgets)) {
    const value = measured[name as keyof typeof budgets];
    expect.soft(value, `${value} ${name}, allowed ${allowed}`).toBeLessThanOrEqual(allowed);
  }
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

function measure(
  requests: Map<string, string>,
  { pictures, preloaded, iconFiles }: Awaited<ReturnType<typeof firstScreenOf>>,
): Record<keyof typeof budgets, number> {
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
  // They come after the main picture. The HTML has the styles that the first screen needs (scripts/used-styles.ts).
  const sheets = ofKind('stylesheet').filter((path) => !isConditional(path));
  const otherHosts = [...requests.keys()].filter((path) => !path.startsWith('/'));
  return {
    'bytes of style sheets': sum(sheets),
    'style sheets': sheets.filter((path) => !isAfterHydration(path)).length,
    'bytes of script before the first interaction': sum(
      ofKind('script').filter((path) => !isFonts(path)),
    ),
    'bytes of fonts': sum(ofKind('script').filter(isFonts)),
    'bytes of the first screen in total': sum([...firstScreen]),
    'requests for the first screen, without style sheets': [...firstScreen].filter(
      (path) => !sheets.includes(path),
    ).length,
    'requests after hydration': [...requests.keys()].filter(isAfterHydration).length,
    'requests to other hosts before the first interaction': otherHosts.length,
    'requests for data (R4)': [...ofKind('fetch'), ...ofKind('xhr')].length,
    'pictures that are preloaded but not on the first screen':
      preloaded.filter(isBelowFirstScreen).length,
  };
}

/** The size of the file that a browser downloads: the compressed one if there is one. */
export function transferSize(path: string): number {
  const file = fileOf(path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

function fileOf(path: string): string {
  const names = [path, `${path}.html`, `${path}index.html`].filter((name) => /\.\w+$/.test(name));
  const file = names.map((name) => `build/client${name}`).find((name) => existsSync(name));
  return file ?? 'build/client/404.html';
}
