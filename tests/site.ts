// What every browser test starts from: the built site as served, external hosts answered here, and
// a page that fails its test on any console error, failed request or layout shift.
import { readdirSync, readFileSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { articles } from '../content/news.ts';

export { expect } from '@playwright/test';

/** Every address that is prerendered, and one that does not exist. */
export const pages = [
  '/',
  '/about',
  '/products',
  '/gallery',
  '/news',
  ...articles.map(({ id }) => `/news/${id}`),
  '/contact',
  '/no-such-page',
];

/** The largest layout shift that is let through: what a visitor cannot see. */
const layoutShiftLimit = 0.01;

const marker = readFileSync('node_modules/leaflet/dist/images/marker-icon.png');

type Options = {
  /** Whether the hosts of tiles and marker answer. */
  outside: 'answers' | 'fails';
  /** Console errors and failed requests that a test provokes on purpose. */
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
        // A request that the page itself gave up (a picture no longer needed, a left page) has not
        // failed. The engines have words of their own for it.
        const gaveUp = /ERR_ABORTED|NS_BINDING_ABORTED|cancelled/i;
        if (isOurs && !gaveUp.test(request.failure()?.errorText ?? ''))
          complain(`failed: ${request.url()}`);
      });

      await use(undefined);

      expect(complaints, 'console errors and failed requests').toEqual([]);
      expect(await layoutShift(page), 'layout shift').toBeLessThanOrEqual(layoutShiftLimit);
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
 * Adds up layout shifts that no input caused. Chromium excuses what moves within 500 ms of an
 * input; on a slow machine the page that a click asked for comes later than that, and the footer,
 * which stays from page to page, would count as moved.
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
    // Playwright's `fill` types without keys, which Chromium takes for no input.
    addEventListener('input', notePageChange, true);
    // On a breathless machine the new page stands there long after its address.
    document.addEventListener('DOMContentLoaded', () => {
      new MutationObserver(notePageChange).observe(document.body, { childList: true });
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

/** The layout shifts so far that no input caused, added up. */
export function layoutShift(page: Page): Promise<number> {
  if (page.isClosed()) return Promise.resolve(0);
  return page
    .evaluate(() => (window as unknown as { layoutShift?: number }).layoutShift ?? 0)
    .catch(() => 0);
}

/** Goes to an address and waits until script has taken the page over. */
export async function open(page: Page, address: string) {
  await page.goto(address);
  await hydrated(page);
}

/** In the page: whether React has hydrated it (app/app.tsx); until then a click does only what HTML does. */
export const isHydrated = () => performance.getEntriesByName('hydrated').length > 0;

/** Waits until script has taken the page over. */
export async function hydrated(page: Page) {
  await page.waitForFunction(isHydrated);
}

/** Scrolls through the whole page, so that everything that waits for being seen has been seen. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 50));
    }
  });
}

/** The link of the list of news that leads to its first article. */
export const firstReadMore = (page: Page) => page.getByRole('link', { name: /^Read More/ }).first();

/** The built HTML files, by path below build/client. */
export function builtPages(): string[] {
  return readdirSync('build/client', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
}
