// A phone four times slower than this machine, and what is measured on it.
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from './browser.ts';

const slowdown = 4;
/** Until nothing more is fetched for the page, and nothing done, in milliseconds. */
const settling = 5000;
/** As a quick typist types, in milliseconds. */
const betweenKeys = 150;

/** What the pages note about themselves while they are measured, in milliseconds. */
interface Notes {
  /** The time from each key to the next frame, by interaction. */
  keys: Map<number, number>;
  /** The time from each key to the frame with the list that it asked for. */
  lists: number[];
  frames: number[];
  tasks: number[];
}

/** A browser with a phone's screen and a slow processor. */
export async function slowPhone() {
  const browser = await chromium.launch(launchOptions);
  return {
    /** Opens a page; `ready` is the time until script has taken it over, in milliseconds. */
    async open(url: string, rate = slowdown) {
      const page = await browser.newPage({
        viewport: { width: 390, height: 780 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      });
      await page.addInitScript(takeNotes);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate });
      const started = performance.now();
      await page.goto(url, { timeout: 120_000 });
      await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
      const ready = performance.now() - started;
      await page.waitForTimeout(settling);
      return { page, ready };
    },
    close: () => browser.close(),
  };
}

/** Runs in the page. */
function takeNotes() {
  const notes: Notes = { keys: new Map(), lists: [], frames: [], tasks: [] };
  Object.assign(window, { notes });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId)
        notes.keys.set(interactionId, Math.max(duration, notes.keys.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    notes.tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });

  let pressed = 0;
  addEventListener(
    'keydown',
    (event) => {
      pressed = event.timeStamp;
    },
    { capture: true },
  );
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver(() => {
      if (pressed === 0) return;
      const since = pressed;
      pressed = 0;
      // A message that is sent in a frame arrives after it has been painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => notes.lists.push(performance.now() - since);
        port2.postMessage(0);
      });
    }).observe(document.querySelector('main [role=status]') ?? document.body, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
}

/** Types a word into the search, and takes it back after a while; times as median and slowest. */
export async function keyTimes(page: Page) {
  const field = page.getByRole('searchbox');
  await field.focus();
  await forget(page);
  const word = 'sweet';
  for (const keys of [[...word], Array<string>(word.length).fill('Backspace')]) {
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.waitForTimeout(betweenKeys);
    }
    await page.waitForTimeout(3000);
  }
  const { keys, lists } = await page.evaluate(() => {
    const { notes } = window as unknown as { notes: Notes };
    return { keys: [...notes.keys.values()], lists: notes.lists };
  });
  return { answered: medianAndMost(keys), listed: medianAndMost(lists) };
}

/**
 * Scrolls evenly: pixels, and pixels a second. By a wheel, for the fingers that Chromium makes up do not scroll.
 *
 * @throws where nothing has been scrolled
 */
export async function scrollBy(page: Page, distance: number, speed: number) {
  const top = () => page.evaluate(() => scrollY);
  const before = await top();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.synthesizeScrollGesture', {
    x: 190,
    y: 600,
    yDistance: -distance,
    speed,
    gestureSourceType: 'mouse',
  });
  if ((await top()) === before) throw new Error(`${page.url()} did not scroll.`);
}

/** Scrolls fast for a few screens; the longest frame and the longest task of the page, in milliseconds. */
export async function scrollFigures(page: Page): Promise<[frame: number, task: number]> {
  await page.waitForTimeout(1000);
  await countFrames(page);
  await forget(page);
  await scrollBy(page, 8000, 3000);
  const { frames, tasks } = await page.evaluate(
    () => (window as unknown as { notes: Notes }).notes,
  );
  return [Math.max(0, ...frames), Math.max(0, ...tasks)];
}

/** From now on. Not from the start: on a slow phone the counting itself takes time from all else. */
async function countFrames(page: Page) {
  await page.evaluate(() => {
    const { notes } = window as unknown as { notes: Notes };
    let before = performance.now();
    requestAnimationFrame(function frame(now) {
      notes.frames.push(now - before);
      before = now;
      requestAnimationFrame(frame);
    });
  });
}

async function forget(page: Page) {
  await page.evaluate(() => {
    const { notes } = window as unknown as { notes: Notes };
    notes.keys.clear();
    for (const list of [notes.lists, notes.frames, notes.tasks]) list.length = 0;
  });
}

/** The middle and the greatest of some numbers. */
export function medianAndMost(numbers: number[]): number[] {
  const sorted = numbers.toSorted((a, b) => a - b);
  return [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0];
}
