// What other engines do, for tests in Chromium.
import type { Page } from '@playwright/test';

/** A press on a button leaves the focus on the page itself, as in Safari. */
export async function preventFocusOnButtons(page: Page) {
  await page.evaluate(() => {
    document.addEventListener(
      'mousedown',
      (event) => {
        if (!(event.target as Element).closest('button')) return;
        event.preventDefault();
        (document.activeElement as HTMLElement | null)?.blur();
      },
      { capture: true },
    );
  });
}

/**
 * Tells the page that the browser shows it again from its back-forward cache, which Chromium does
 * not use under test.
 */
export async function simulateBackForwardCache(page: Page) {
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
}
