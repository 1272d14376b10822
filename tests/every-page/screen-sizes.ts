// What fits a screen: at every width, with large text, at 400 % zoom and beside the notch of a phone.
import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/site.ts';

const [smallPhone, tablet, laptop] = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
export const screens = [
  smallPhone,
  { width: 667, height: 375 },
  tablet,
  laptop,
  { width: 1920, height: 1080 },
];
/** Arabic has the same styles, but other words and the mirrored direction. */
export const screensInArabic = [smallPhone, tablet, laptop];

/** An iPhone in landscape. */
export const landscape = { width: 844, height: 390 };
/** Its notch, the same inset on the other side, and the home indicator below. */
export const inset = { left: 47, right: 47, bottom: 21 };

export async function emulateNotch(page: Page, insets: Partial<typeof inset> = inset) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

/** The notch of a phone covers no text or control. */
export async function expectNothingBelowNotch(page: Page) {
  await page.setViewportSize(landscape);
  await emulateNotch(page);
  const covered = await page.evaluate(({ left, right }) => {
    const parts = document.querySelectorAll<HTMLElement>(
      ':is(main, header, footer) :is(h1, h2, h3, p, li, label, input, textarea, button, a)',
    );
    // Lists that scroll sideways continue beyond the edge of the screen.
    const scrolls = (part: Element | null): boolean =>
      part !== null && (getComputedStyle(part).overflowX === 'auto' || scrolls(part.parentElement));
    return [...parts]
      .filter((part) => part.checkVisibility() && !scrolls(part))
      .filter((part) => {
        const box = part.getBoundingClientRect();
        const text = part.textContent || part.ariaLabel || part.tagName === 'INPUT';
        return text && box.width > 1 && (box.left < left || box.right > innerWidth - right);
      })
      .map((part) => `${part.tagName} ${part.textContent.slice(0, 40)}`);
  }, inset);
  expect(covered).toEqual([]);
  await emulateNotch(page, {});
}

/** No word of the page heading is broken or cut off at 400 % zoom on a laptop: 320 × 256 px (WCAG 1.4.10). */
export async function expectWholeWords(page: Page) {
  await page.setViewportSize({ width: 320, height: 256 });
  const faults = await page.getByRole('heading', { level: 1 }).evaluate(async (title) => {
    await document.fonts.ready;
    const [node] = title.childNodes;
    const words = new Intl.Segmenter(document.documentElement.lang, { granularity: 'word' });
    const found: string[] = [];
    for (const { segment, index, isWordLike } of words.segment(title.textContent)) {
      if (!node || !isWordLike) continue;
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + segment.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(`${segment} is on ${lines.size} lines`);
      const { left, right } = range.getBoundingClientRect();
      if (left < 0 || right > document.documentElement.clientWidth)
        found.push(`${segment} is cut off`);
    }
    return found;
  });
  expect(faults).toEqual([]);
}

/** Text twice as large does not make the page scroll sideways (WCAG 1.4.4). */
export async function expectToFitWithLargeText(page: Page) {
  await doubleText(page);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page, `at ${width} px, twice as large`);
  }
}

/** Doubles the text size, as a browser setting does. */
export async function doubleText(page: Page) {
  await page.evaluate(() => {
    const large = new CSSStyleSheet();
    large.replaceSync('html { font-size: 200% !important; }');
    document.adoptedStyleSheets = [large];
  });
}
