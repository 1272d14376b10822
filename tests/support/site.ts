// The base of nearly every browser test. It fails a test on any console error, failed request or layout shift.
import { readdirSync, readFileSync } from 'node:fs';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { hasHydrated } from '../../app/browser/use-hydrated.ts';
import { localAddress } from '../../content/languages.ts';
import { newsPage } from '../../content/pages/news.ts';
import { hiddenPartsOf } from './hidden-parts.ts';

export { expect } from '@playwright/test';

/** The largest allowed layout shift. A visitor cannot see one of this size. */
const layoutShiftLimit = 0.01;

const marker = readFileSync('node_modules/leaflet/dist/images/marker-icon.png');

type Options = {
  /**
   * Whether the hosts of the map's tiles and marker can be reached. scripts/browser.ts makes them unreachable. To
   * answer in their place, Playwright handles each request of the page, which makes a page load a fifth slower.
   */
  otherHosts: 'reachable' | 'unreachable';
  /** Console errors and failed requests that are intended. */
  expectedErrors: RegExp;
  /** The largest sum of layout shifts that no input caused, as `expectNoLayoutShift` counts them. */
  largestLayoutShift: number;
};

export const test = base.extend<Options & { errorChecks: undefined }>({
  otherHosts: ['unreachable', { option: true }],
  expectedErrors: [/^nothing$/, { option: true }],
  largestLayoutShift: [layoutShiftLimit, { option: true }],

  errorChecks: [
    async ({ page, otherHosts, expectedErrors, largestLayoutShift, baseURL: address }, use) => {
      const baseURL = address ?? '';
      const errors: string[] = [];
      if (otherHosts === 'reachable') await answerOtherHosts(page, baseURL);
      await measureLayoutShift(page);
      reportErrors(page, { otherHosts, baseURL }, (error) => {
        if (!expectedErrors.test(error)) errors.push(error);
      });

      await use(undefined);

      expect(errors, 'console errors and failed requests').toEqual([]);
      await expectNoLayoutShift(page, largestLayoutShift);
    },
    { auto: true },
  ],
});

/**
 * Replaces the text of a field as typing does, in every engine. In Firefox, `fill` sets `value`, so that React has
 * noticed the new text before the event and ignores it (https://github.com/facebook/react/issues/10135).
 */
export async function typeInto(field: Locator, text: string) {
  await field.selectText();
  await field.evaluate((_, text) => document.execCommand('insertText', false, text), text);
}

/** Calls `report` with each console error or warning, uncaught error and failed request of this site. */
export function reportErrors(
  page: Page,
  { otherHosts, baseURL }: Pick<Options, 'otherHosts'> & { baseURL: string },
  report: (error: string) => void,
) {
  page.on('console', (message) => {
    const isUnreachableHost =
      otherHosts === 'unreachable' && message.location().url.startsWith('https://');
    const isFromPlaywright = message.text().startsWith('Service Worker registration blocked');
    if (['error', 'warning'].includes(message.type()) && !isUnreachableHost && !isFromPlaywright)
      report(message.text());
  });
  page.on('pageerror', ({ message }) => {
    // Firefox 153 reports rejections that the page has handled, too. The tests in Chromium and WebKit check
    // that these are handled.
    if (!message.startsWith('Skipped ViewTransition due to ')) report(`uncaught: ${message}`);
  });
  page.on('requestfailed', (request) => {
    const isOurs = request.url().startsWith(baseURL);
    // Pages cancel requests, for example when the visitor leaves them. Each engine reports this
    // in its own words.
    const isCancelled = /ERR_ABORTED|NS_BINDING_ABORTED|cancelled/i;
    if (isOurs && !isCancelled.test(request.failure()?.errorText ?? ''))
      report(`failed: ${request.url()}`);
  });
}

/** Answers the requests to other hosts with a picture. */
async function answerOtherHosts(page: Page, baseURL: string) {
  await page.route(
    (url) => url.protocol.startsWith('http') && !url.href.startsWith(baseURL),
    (route) => route.fulfill({ contentType: 'image/png', body: marker }),
  );
}

/** https://developer.mozilla.org/docs/Web/API/LayoutShift */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

interface ShiftRecord {
  /** `moved` says which elements moved from where to where, in CSS pixels. */
  shifts: { value: number; at: number; scrollY: number; moved: string[] }[];
}

/**
 * Records the layout shifts that no input caused. Chromium ignores shifts within 500 ms after an input. On a slow
 * machine, a page can open later than that after the click, and its first frame can be as late again. So shifts until
 * 500 ms after the first frame with a new address or page are ignored as well. Counting ends when the test prints the
 * page or changes the window's size: what moves then moves on purpose.
 */
async function measureLayoutShift(page: Page) {
  await page.addInitScript(() => {
    // Only Chromium measures layout shifts
    // (https://developer.mozilla.org/docs/Web/API/LayoutShift/hadRecentInput).
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return;
    const record = window as unknown as ShiftRecord & { navigation: EventTarget };
    record.shifts = [];
    // All of them: a shift may be reported after the next page change.
    const pageChanges: { start: number; end: number }[] = [];
    const notePageChange = () => {
      const change = { start: performance.now(), end: Number.POSITIVE_INFINITY };
      pageChanges.push(change);
      requestAnimationFrame(() => {
        change.end = performance.now() + 500;
      });
    };
    record.navigation.addEventListener('currententrychange', notePageChange);
    // Playwright's `fill` sends no key, and Chromium counts keys and clicks only
    // (https://developer.mozilla.org/docs/Web/API/LayoutShift/lastInputTime).
    addEventListener('input', notePageChange, true);
    // Another tab has changed the enquiry list.
    addEventListener('storage', notePageChange);
    let isOver = false;
    const end = () => {
      isOver = true;
    };
    addEventListener('beforeprint', end);
    // While a page arrives, phones resize the window for the viewport that the page asks for.
    addEventListener('resize', () => performance.getEntriesByName('hydrated').length > 0 && end());
    const print = matchMedia('print');
    print.addEventListener('change', end);
    document.addEventListener('DOMContentLoaded', () => {
      // A page change replaces the children of `main`.
      const content = document.getElementById('content');
      if (content) new MutationObserver(notePageChange).observe(content, { childList: true });
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const isPageChange = pageChanges.some(
          ({ start, end }) => entry.startTime >= start && entry.startTime < end,
        );
        if (isOver || print.matches || entry.hadRecentInput || isPageChange) continue;
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const name = `${node?.nodeName} “${node?.textContent?.slice(0, 30)}”`;
          const places = [previousRect, currentRect].map(({ x, y }) => `${x},${y}`);
          return `${name} ${places.join(' to ')}`;
        });
        record.shifts.push({ value: entry.value, at: entry.startTime, scrollY, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Fails if the layout shifts of this document that no input caused are together above a limit. `open`
 * calls it too, before it leaves a document.
 */
export async function expectNoLayoutShift(page: Page, limit = layoutShiftLimit) {
  if (page.isClosed()) return;
  const { shifts, width } = await page
    .evaluate(() => {
      const { shifts = [] } = window as unknown as Partial<ShiftRecord>;
      return { shifts, width: innerWidth };
    })
    .catch(() => ({ shifts: [], width: 0 }));
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  const message = `layout shift of ${page.url()} at ${width} px: ${JSON.stringify(shifts)}`;
  expect.soft(sum, message).toBeLessThanOrEqual(limit);
}

/** In milliseconds: a `pointerenter` of a mouse that rests, after a cross-fade or a lightbox, has come by then. */
export const falseEnterDelay = 300;

/** Goes to an address in the language under test and waits until React has hydrated the page. */
export async function open(page: Page, address: string) {
  await expectNoLayoutShift(page);
  await page.goto(localAddress(address));
  await hydrated(page);
}

/** Waits until React has hydrated the page. */
export async function hydrated(page: Page) {
  await page.waitForFunction(hasHydrated);
}

/** 300 ms after hydration. Pages scroll to the hash after 100 ms (R7), so a wrong scroll would have happened. */
export async function pastHashScroll(page: Page) {
  await page.waitForFunction(() =>
    performance
      .getEntriesByName('hydrated')
      .some(({ startTime }) => performance.now() - startTime > 300),
  );
}

/** The families of the fonts that have loaded, without the fallback fonts, which are on the device. */
export const loadedFonts = (page: Page): Promise<string[]> =>
  // `document.fonts.check` would count a font that no rule declares.
  page.evaluate(() => {
    const loaded = [...document.fonts].filter(
      ({ family, status }) => status === 'loaded' && !/Fallback/.test(family),
    );
    return [...new Set(loaded.map(({ family }) => family.replaceAll('"', '')))];
  });

/** Waits until the fonts have loaded, of headings and of text. A font can change line breaks and so positions. */
export async function untilFontsHaveLoaded(page: Page) {
  // Not `document.fonts.ready`: it may have been fulfilled before the page requested the fonts.
  const count = async () => (await loadedFonts(page)).length;
  await expect.poll(count, { intervals: [50] }).toBeGreaterThanOrEqual(2);
}

/** Scrolls through the whole page, so that every part has been in view. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight * 0.9) {
      scrollTo({ top: y, behavior: 'instant' });
      // IntersectionObserver reports after the first frame, and React renders before the third.
      for (let frames = 0; frames < 3; frames += 1) await frame();
    }
  });
}

/** The texts and pictures of the page that are invisible. What fades in is visible when half of that is over. */
export const hiddenParts = (page: Page) => page.evaluate(hiddenPartsOf, 0.5);

/**
 * Waits until nothing reaches beyond the sides of the screen.
 * @param when for the message, such as “at 320 px”
 */
export async function expectNoSidewaysScroll(page: Page, when: string) {
  const excess = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(excess, `pixels beyond the screen ${when}`).toBe(0);
}

/**
 * Waits until no request has begun or ended for half a second. Playwright's `networkidle` may never come after a
 * frame was removed, and the start script removes one.
 */
export async function untilNetworkIsIdle(page: Page): Promise<void> {
  let last = Date.now();
  const note = () => {
    last = Date.now();
  };
  page.on('request', note).on('requestfinished', note).on('requestfailed', note);
  await expect.poll(() => Date.now() - last, { intervals: [50] }).toBeGreaterThan(500);
  page.off('request', note).off('requestfinished', note).off('requestfailed', note);
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
