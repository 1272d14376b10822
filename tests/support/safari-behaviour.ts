// Behaviour of Safari, emulated for tests in Chromium.
import type { Page } from '@playwright/test';

/** Safari does not focus a button when it is clicked: https://bugs.webkit.org/show_bug.cgi?id=22261 */
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
 * Sends the event of a page that is restored from the back-forward cache, which Playwright disables
 * (https://github.com/microsoft/playwright/pull/41872).
 */
export async function simulateBackForwardCache(page: Page) {
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
}
