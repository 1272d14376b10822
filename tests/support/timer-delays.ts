import type { Page } from '@playwright/test';

interface Timers {
  /** The delays, in milliseconds, of the timers that have run. */
  ran: number[];
  /** The delays of the timers that scrolled an element into view. */
  scrolled: number[];
}

/** Records the timers of all documents that are opened from now on. */
export async function watchTimers(page: Page) {
  await page.addInitScript(() => {
    const timers: Timers = { ran: [], scrolled: [] };
    Object.assign(window, { timers });
    let running: number | undefined;
    const { setTimeout: startTimer } = window;
    window.setTimeout = ((callback: () => void, delay = 0) =>
      startTimer(() => {
        running = delay;
        callback();
        running = undefined;
        timers.ran.push(delay);
      }, delay)) as typeof window.setTimeout;
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function (...options) {
      if (running !== undefined) timers.scrolled.push(running);
      scrollIntoView.apply(this, options);
    };
  });
}

export const timers = (page: Page) =>
  page.evaluate(() => (window as unknown as { timers: Timers }).timers);
