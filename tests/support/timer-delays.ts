import type { Page } from '@playwright/test';

interface Timers {
  /** The delays, in milliseconds, of the timers that have run. */
  ran: number[];
  /** The delays of the timers that scrolled an element into view. */
  scrolled: number[];
  /** The delays of the timers that have not run, by their ids. */
  waiting: Map<number, number>;
}

/** Records the timers of all documents that are opened from now on. */
export async function watchTimers(page: Page) {
  await page.addInitScript(() => {
    const timers: Timers = { ran: [], scrolled: [], waiting: new Map() };
    Object.assign(window, { timers });
    let running: number | undefined;
    const { setTimeout: startTimer, clearTimeout: endTimer } = window;
    window.setTimeout = ((callback: () => void, delay = 0) => {
      const id = startTimer(() => {
        timers.waiting.delete(id);
        running = delay;
        callback();
        running = undefined;
        timers.ran.push(delay);
      }, delay);
      timers.waiting.set(id, delay);
      return id;
    }) as typeof window.setTimeout;
    window.clearTimeout = (id) => {
      timers.waiting.delete(Number(id));
      endTimer(id);
    };
    const { scrollIntoView } = Element.prototype;
    Element.prototype.scrollIntoView = function (...options) {
      if (running !== undefined) timers.scrolled.push(running);
      scrollIntoView.apply(this, options);
    };
  });
}

export const timers = (page: Page) =>
  page.evaluate(() => (window as unknown as { timers: Timers }).timers);

/** Waits until no timer of up to so many milliseconds is waiting, and what the last one changed has been shown. */
export const untilTimersHaveRun = (page: Page, longest: number) =>
  page.evaluate(async (longest) => {
    const { waiting } = (window as unknown as { timers: Timers }).timers;
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    while ([...waiting.values()].some((delay) => delay <= longest)) await frame();
    for (let frames = 0; frames < 2; frames += 1) await frame();
  }, longest);
