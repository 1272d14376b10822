import { chromium, type Locator, type Page } from '@playwright/test';
import { launchOptions } from './browser.ts';

const slowdown = 4;
// In milliseconds: the wait after hydration until nothing is left to load, and between two keys.
const settleTime = 5000;
const keyInterval = 150;

/** In milliseconds. */
interface Timings {
  /** From each key or tap to the next frame, by interaction id. */
  keys: Map<number, number>;
  /** From each key to the frame with its search results. */
  lists: number[];
  frames: number[];
  tasks: number[];
}

/** A browser with a phone's screen and a slowed processor. */
export async function slowPhone() {
  const browser = await chromium.launch(launchOptions);
  return {
    /** Opens a page. `ready` is the time until it has been hydrated, in milliseconds. */
    async open(url: string, rate = slowdown) {
      const page = await browser.newPage({
        viewport: { width: 390, height: 780 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      });
      await page.addInitScript(recordTimings);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate });
      const started = performance.now();
      await page.goto(url, { timeout: 120_000 });
      await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
      const ready = performance.now() - started;
      await page.waitForTimeout(settleTime);
      return { page, ready };
    },
    close: () => browser.close(),
  };
}

function recordTimings() {
  const timings: Timings = { keys: new Map(), lists: [], frames: [], tasks: [] };
  Object.assign(window, { timings });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId)
        timings.keys.set(interactionId, Math.max(duration, timings.keys.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    timings.tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });

  let keyTime = 0;
  addEventListener(
    'keydown',
    (event) => {
      keyTime = event.timeStamp;
    },
    { capture: true },
  );
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver(() => {
      if (keyTime === 0) return;
      const start = keyTime;
      keyTime = 0;
      // A message that is posted during a frame arrives after the frame has been painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => timings.lists.push(performance.now() - start);
        port2.postMessage(0);
      });
    }).observe(document.querySelector('main [role=status]') ?? document.body, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
}

/** Types a word into the search field and deletes it again. Each result is the median and the maximum. */
export async function measureTyping(page: Page) {
  const field = page.getByRole('searchbox');
  await field.focus();
  await clearTimings(page);
  const word = 'sweet';
  for (const keys of [[...word], Array<string>(word.length).fill('Backspace')]) {
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.waitForTimeout(keyInterval);
    }
    await page.waitForTimeout(3000);
  }
  const { keys, lists } = await page.evaluate(() => {
    const { timings } = window as unknown as { timings: Timings };
    return { keys: [...timings.keys.values()], lists: timings.lists };
  });
  return { toFrame: medianAndMaximum(keys), toList: medianAndMaximum(lists) };
}

/** Taps each of the buttons. The result is the median and the maximum of the times until the next frame. */
export async function measureTaps(buttons: readonly Locator[]) {
  const page = buttons[0]?.page();
  if (!page) throw new Error('There is no button to tap.');
  await clearTimings(page);
  for (const button of buttons) {
    await button.tap();
    await page.waitForTimeout(1000);
  }
  const times = await page.evaluate(() => [
    ...(window as unknown as { timings: Timings }).timings.keys.values(),
  ]);
  return medianAndMaximum(times);
}

/** Scrolls by pixels, at pixels per second. With a wheel: Chromium's emulated touch does not scroll. */
async function scrollBy(page: Page, distance: number, speed: number) {
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

/** Scrolls some screens fast. Returns the longest frame and the longest task, in milliseconds. */
export async function measureScrolling(page: Page): Promise<[frame: number, task: number]> {
  await page.waitForTimeout(1000);
  await recordFrames(page);
  await clearTimings(page);
  await scrollBy(page, 8000, 3000);
  const { frames, tasks } = await page.evaluate(
    () => (window as unknown as { timings: Timings }).timings,
  );
  return [Math.max(0, ...frames), Math.max(0, ...tasks)];
}

// Frames are recorded only while the page scrolls, because recording takes time itself.
async function recordFrames(page: Page) {
  await page.evaluate(() => {
    const { timings } = window as unknown as { timings: Timings };
    let before = performance.now();
    requestAnimationFrame(function frame(now) {
      timings.frames.push(now - before);
      before = now;
      requestAnimationFrame(frame);
    });
  });
}

async function clearTimings(page: Page) {
  await page.evaluate(() => {
    const { timings } = window as unknown as { timings: Timings };
    timings.keys.clear();
    for (const list of [timings.lists, timings.frames, timings.tasks]) list.length = 0;
  });
}

export function medianAndMaximum(numbers: number[]): number[] {
  const sorted = numbers.toSorted((a, b) => a - b);
  return [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0];
}
