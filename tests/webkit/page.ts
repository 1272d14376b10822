// The page object of the tests.
import { localPath } from '../../app/browser/local-path.ts';
import { localAddress } from '../../content/languages.ts';
import { eventually } from './eventually.ts';
import { clickPoint, findAll, type Target } from './finder.ts';
import type { Key, Point, Tab } from './webkit.ts';

// biome-ignore lint/suspicious/noExplicitAny: the parameters of a function that is sent to the page can have any type.
type InPage<Result> = (...values: any[]) => Result | Promise<Result>;
// biome-ignore lint/suspicious/noExplicitAny: as above.
type OnElement<Result> = (element: any, ...values: any[]) => Result;

export class Page {
  readonly tab: Tab;
  readonly origin: string;
  /** Console errors and failed requests that are intended. */
  expectedErrors = /^nothing$/;

  constructor(tab: Tab, origin: string) {
    this.tab = tab;
    this.origin = origin;
  }

  /**
   * Goes to an address in the language under test, “/ar/about” for “/about”, and waits until React
   * has hydrated the page.
   */
  async open(address: string): Promise<void> {
    await this.networkIdle();
    await this.tab.goto(this.origin + localAddress(address));
    await this.hydrated();
  }

  async reload(): Promise<void> {
    await this.networkIdle();
    await this.tab.reload();
    await this.hydrated();
  }

  async hydrated(): Promise<void> {
    await eventually(() =>
      this.evaluate(() => performance.getEntriesByName('hydrated').length > 0),
    ).toBe(true);
  }

  /**
   * Waits until the page has loaded nothing for 200 ms. Leaving a page earlier cancels its
   * requests, which WebKit reports as errors. It has no event for this, so it needs a pause.
   */
  networkIdle(): Promise<void> {
    return this.evaluate(async () => {
      if (location.href === 'about:blank') return;
      const frames = [...document.querySelectorAll('iframe')].map((frame) => frame.contentWindow);
      const fetched = () =>
        [window, ...frames].reduce(
          (sum, shown) => sum + (shown?.performance.getEntriesByType('resource').length ?? 0),
          0,
        );
      for (let before = -1; before !== fetched() || document.readyState !== 'complete'; ) {
        before = fetched();
        await new Promise((done) => setTimeout(done, 200));
      }
    });
  }

  /** Scrolls through the whole page, so that every part has been in view. */
  scrollThrough(): Promise<void> {
    return this.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight * 0.9) {
        scrollTo({ top: y, behavior: 'instant' });
        // IntersectionObserver reports after the first frame, and React renders before the third.
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      }
    });
  }

  scrollTo(top: number): Promise<void> {
    return this.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
  }

  /** Presses Tab until the element has the focus. */
  async tabTo(target: Target, most = 60): Promise<void> {
    for (let count = 0; count < most; count += 1) {
      if (await this.hasFocus(target)) return;
      await this.press('Tab');
    }
    throw new Error(`Tab does not reach ${JSON.stringify(target)}`);
  }

  /** Runs a function in the page. It may use only its parameters. */
  async evaluate<Result>(task: InPage<Result>, ...values: unknown[]): Promise<Awaited<Result>> {
    return (await this.tab.run(call(task, values))) as Awaited<Result>;
  }

  /** Runs a function for each matching element and returns the results. */
  async readAll<Result>(target: Target, read: OnElement<Result>, ...values: unknown[]) {
    const found = `(${findAll})(${JSON.stringify(target)})`;
    const list = values.map((value) => JSON.stringify(value)).join();
    return (await this.tab.run(
      `Promise.all(${found}.map((element) => (${read})(element, ${list})))`,
    )) as Awaited<Result>[];
  }

  /**
   * Runs a function for the only matching element. Returns undefined if there is none or more than
   * one.
   */
  async read<Result>(target: Target, read: OnElement<Result>, ...values: unknown[]) {
    const results = await this.readAll(target, read, ...values);
    return results.length === 1 ? (results[0] ?? undefined) : undefined;
  }

  count(target: Target): Promise<number> {
    return this.readAll(target, () => 1).then(({ length }) => length);
  }

  text(target: Target) {
    return this.read(
      target,
      (element) => element.textContent.replace(/\s+/g, ' ').trim() as string,
    );
  }

  value(target: Target) {
    return this.read(target, (element) => element.value as string);
  }

  attribute(target: Target, name: string) {
    return this.read(target, (element, name) => element.getAttribute(name) as string | null, name);
  }

  hasFocus(target: Target) {
    return this.read(target, (element) => document.activeElement === element);
  }

  /** Whether the whole element is in the viewport and nothing covers its centre. */
  isInView(target: Target) {
    return this.read(target, (element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const inside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return inside && hit !== null && (element.contains(hit) || hit.contains(element));
    });
  }

  /** The path without the prefix of the language, with query and hash. */
  async address(): Promise<string> {
    const { pathname, search, hash } = new URL(await this.evaluate(() => location.href));
    return localPath(pathname) + search + hash;
  }

  scrollY(): Promise<number> {
    return this.evaluate(() => Math.round(scrollY));
  }

  /** Waits until an element exists, does not move and is not covered, and returns its centre. */
  async pointAt(target: Target): Promise<Point> {
    let point: Point | undefined;
    await eventually(
      async () => {
        point = await this.read(target, clickPoint);
        return point !== undefined;
      },
      `${JSON.stringify(target)} can be clicked`,
    ).toBe(true);
    return point as Point;
  }

  async hover(target: Target): Promise<void> {
    await this.tab.moveMouse(await this.pointAt(target));
  }

  async click(target: Target): Promise<void> {
    await this.clickAt(await this.pointAt(target));
  }

  async clickAt(point: Point): Promise<void> {
    await this.tab.moveMouse(point);
    await this.tab.pressMouse();
    await this.tab.releaseMouse();
  }

  /** Clicks into a field and replaces its text. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await eventually(() => this.hasFocus(target)).toBe(true);
    await this.tab.press('a', ['Control']);
    await this.tab.type(text);
    await eventually(() => this.value(target)).toBe(text);
  }

  press(key: Key, ...held: Key[]): Promise<void> {
    return this.tab.press(key, held);
  }
}

function call(task: InPage<unknown>, values: unknown[]): string {
  return `(${task})(${values.map((value) => JSON.stringify(value)).join()})`;
}
