// A page as a test sees it: the same in every engine.
import { expect } from 'vitest';
import type { Key, Point, Tab } from './engine.ts';
import { findAll, settle, type Target } from './finder.ts';

// biome-ignore lint/suspicious/noExplicitAny: a function that is sent to the page takes what its caller gives it.
type InPage<Result> = (...values: any[]) => Result | Promise<Result>;
// biome-ignore lint/suspicious/noExplicitAny: as above.
type OnElement<Result> = (element: any, ...values: any[]) => Result;

const patience = { timeout: 20_000, interval: 50 };

/** As {@link expect.poll}, with the time that a busy machine may need. */
export const eventually = <Value>(read: () => Value | Promise<Value>, message?: string) =>
  expect.poll(read, { ...patience, ...(message && { message }) });

export class Page {
  readonly tab: Tab;
  readonly origin: string;
  /** What a test provokes on purpose. */
  expectedComplaints = /^nothing$/;

  constructor(tab: Tab, origin: string) {
    this.tab = tab;
    this.origin = origin;
  }

  /** Goes to an address of the site and waits until script has taken the page over. */
  async open(address: string): Promise<void> {
    await this.settled();
    await this.tab.goto(this.origin + address);
    await this.hydrated();
  }

  async reload(): Promise<void> {
    await this.settled();
    await this.tab.reload();
    await this.hydrated();
  }

  async hydrated(): Promise<void> {
    await eventually(() =>
      this.evaluate(() => performance.getEntriesByName('hydrated').length > 0),
    ).toBe(true);
  }

  /** Waits until the page fetches nothing more: a page that is left gives its files up, and complains. */
  settled(): Promise<void> {
    return this.evaluate(async () => {
      const fetched = () => performance.getEntriesByType('resource').length;
      for (let before = -1; before !== fetched() || document.readyState !== 'complete'; ) {
        before = fetched();
        await new Promise((done) => setTimeout(done, 200));
      }
    });
  }

  /** Scrolls through the whole page, so that everything that waits for being seen has been seen. */
  scrollThrough(): Promise<void> {
    return this.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
        scrollTo({ top: y, behavior: 'instant' });
        // The browser says what is in view once a frame; the next one acts on it.
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      }
    });
  }

  scrollTo(top: number): Promise<void> {
    return this.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
  }

  /** Presses Tab until something has the focus. */
  async tabTo(target: Target, most = 60): Promise<void> {
    for (let count = 0; count < most; count += 1) {
      if (await this.hasFocus(target)) return;
      await this.press('Tab');
    }
    throw new Error(`Tab does not come to ${JSON.stringify(target)}`);
  }

  /** Runs a function in the page. It may use nothing but what it is given. */
  async evaluate<Result>(task: InPage<Result>, ...values: unknown[]): Promise<Awaited<Result>> {
    return (await this.tab.run(call(task, values))) as Awaited<Result>;
  }

  /** Reads something of each element that fits. */
  async readAll<Result>(target: Target, read: OnElement<Result>, ...values: unknown[]) {
    const found = `(${findAll})(${JSON.stringify(target)})`;
    const list = values.map((value) => JSON.stringify(value)).join();
    return (await this.tab.run(
      `Promise.all(${found}.map((element) => (${read})(element, ${list})))`,
    )) as Awaited<Result>[];
  }

  /** Reads something of the one element that fits; undefined if there is none, or more than one. */
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

  /** Whether all of it is in the viewport, nothing lying over its middle. */
  isInView(target: Target) {
    return this.read(target, (element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const inside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return inside && hit !== null && (element.contains(hit) || hit.contains(element));
    });
  }

  /** The path with query and hash. */
  address(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search + location.hash);
  }

  scrollY(): Promise<number> {
    return this.evaluate(() => Math.round(scrollY));
  }

  /** Waits until an element is there, stands still and can be hit, and says where its middle is. */
  async pointAt(target: Target): Promise<Point> {
    let point: Point | undefined;
    await eventually(
      async () => {
        point = await this.read(target, settle);
        return point !== undefined;
      },
      `${JSON.stringify(target)} can be pointed at`,
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

  /** Clicks into a field and types over what is in it. */
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
