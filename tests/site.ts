// The start of every browser test: the built site as it is served, other hosts answered here, and a
// page that fails its test on any console error, failed request or layout shift.
import { readdirSync, readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { articles } from '../content/news.ts';
import { newsPage } from '../content/pages/news.ts';
import { products } from '../content/products.ts';

export { expect } from '@playwright/test';

const articleAddresses = articles.map(({ id }) => `/news/${id}`);
const productAddresses = products.map(({ id }) => `/products/${id}`);
const otherPages = [
  '/',
  '/about',
  '/products',
  '/seasons',
  '/gallery',
  '/news',
  '/contact',
  '/no-such-page',
];

/** Every address that is prerendered, and one that does not exist. */
export const pages = [...otherPages, ...articleAddresses, ...productAddresses];

/**
 * One address of every kind of page; of articles and products the first and the last. They have different
 * neighbours, and all others are built in the same way.
 */
export const samplePages = [
  ...otherPages,
  ...new Set(
    [articleAddresses, productAddresses].flatMap((all) => [all[0] ?? '', all.at(-1) ?? '']),
  ),
];

/** The largest layout shift that a test allows: one that a visitor cannot see. */
const layoutShiftLimit = 0.01;

const marker = readFileSync('node_modules/leaflet/dist/images/marker-icon.png');

type Options = {
  /** Whether the hosts of the map's tiles and marker answer. */
  outside: 'answers' | 'fails';
  /** Console errors and failed requests that a test causes on purpose. */
  expectedErrors: RegExp;
};

export const test = base.extend<Options & { watched: undefined }>({
  outside: ['answers', { option: true }],
  expectedErrors: [/^nothing$/, { option: true }],

  watched: [
    async ({ page, outside, expectedErrors, baseURL }, use) => {
      const complaints: string[] = [];
      const complain = (text: string) => !expectedErrors.test(text) && complaints.push(text);

      await answerOutside(page, outside, baseURL ?? '');
      await measureLayoutShift(page);
      page.on('console', (message) => {
        const isOutsideFailing =
          outside === 'fails' && message.location().url.startsWith('https://');
        const isFromPlaywright = message.text().startsWith('Service Worker registration blocked');
        if (['error', 'warning'].includes(message.type()) && !isOutsideFailing && !isFromPlaywright)
          complain(message.text());
      });
      page.on('pageerror', (error) => complain(`uncaught: ${error.message}`));
      page.on('requestfailed', (request) => {
        const isOurs = request.url().startsWith(baseURL ?? '');
        // The page itself cancels requests: for a picture it no longer needs, or when it is left. Each
        // engine has its own words for that.
        const isCancelled = /ERR_ABORTED|NS_BINDING_ABORTED|cancelled/i;
        if (isOurs && !isCancelled.test(request.failure()?.errorText ?? ''))
          complain(`failed: ${request.url()}`);
      });

      await use(undefined);

      expect(complaints, 'console errors and failed requests').toEqual([]);
      await expectNoLayoutShift(page);
    },
    { auto: true },
  ],
});

async function answerOutside(page: Page, outside: Options['outside'], baseURL: string) {
  await page.route(
    (url) => url.protocol.startsWith('http') && !url.href.startsWith(baseURL),
    (route) =>
      outside === 'fails'
        ? route.abort('internetdisconnected')
        : route.fulfill({ contentType: 'image/png', body: marker }),
  );
}

/**
 * Adds up the layout shifts that no input caused. Chromium ignores those within 500 ms after an input.
 * On a slow machine the page that a click asked for can come later than that; so those within 500 ms
 * after a change of address or page are ignored here as well.
 */
async function measureLayoutShift(page: Page) {
  await page.addInitScript(() => {
    // Only Chromium measures it.
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return;
    const record = window as unknown as { layoutShift: number; navigation: EventTarget };
    record.layoutShift = 0;
    let pageChanged = Number.NEGATIVE_INFINITY;
    const notePageChange = () => {
      pageChanged = performance.now();
    };
    record.navigation.addEventListener('currententrychange', notePageChange);
    // Playwright's `fill` types without keys, which Chromium does not count as input.
    addEventListener('input', notePageChange, true);
    document.addEventListener('DOMContentLoaded', () => {
      // A page change replaces the children of `main`.
      const content = document.getElementById('content');
      if (content) new MutationObserver(notePageChange).observe(content, { childList: true });
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        const sinceChange = entry.startTime - pageChanged;
        const isPageChange = sinceChange >= 0 && sinceChange < 500;
        if (!entry.hadRecentInput && !isPageChange) record.layoutShift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts of the document so far that no input caused, added up. */
export function layoutShift(page: Page): Promise<number> {
  if (page.isClosed()) return Promise.resolve(0);
  return page
    .evaluate(() => (window as unknown as { layoutShift?: number }).layoutShift ?? 0)
    .catch(() => 0);
}

/** Fails when the document has shifted. A test that opens several checks each before it leaves it. */
async function expectNoLayoutShift(page: Page) {
  expect(await layoutShift(page), 'layout shift').toBeLessThanOrEqual(layoutShiftLimit);
}

/** Goes to an address and waits until React has hydrated the page. */
export async function open(page: Page, address: string) {
  await expectNoLayoutShift(page);
  await page.goto(address);
  await hydrated(page);
}

/** In the page: whether React has hydrated it (app/app.tsx). Until then only what HTML does works. */
const isHydrated = () => performance.getEntriesByName('hydrated').length > 0;

/** Waits until React has hydrated the page. */
export async function hydrated(page: Page) {
  await page.waitForFunction(isHydrated);
}

/** Scrolls through the whole page, so that everything has been in view. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      // IntersectionObserver reports after the first frame, React renders before the third.
      for (let frames = 0; frames < 3; frames += 1) await frame();
    }
  });
}

/** The link from the list of news to its first article. */
export const firstReadMore = (page: Page) =>
  page.getByRole('link', { name: newsPage.readMoreLabel }).first();

/** The built HTML files, by path below build/client. */
export function builtPages(): string[] {
  return readdirSync('build/client', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
}

/** Sets the visitor's clock. Playwright's own clock replaces `performance` as well, which `hydrated` reads. */
export async function setDate(page: Page, date: string) {
  await page.addInitScript((fixed) => {
    const time = new Date(fixed).getTime();
    window.Date = new Proxy(Date, {
      construct: (Original, args) =>
        args.length > 0 ? Reflect.construct(Original, args) : new Original(time),
    });
  }, date);
}
