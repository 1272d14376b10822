// What a visitor does and sees in a tab.
import type { ByRoleMatcher, ByRoleOptions } from '@testing-library/dom';
import { type Actions, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { expect, vi } from 'vitest';
import { localPath } from '../../app/browser/local-path.ts';
import { localAddress } from '../../content/languages.ts';

/** Elements by role and accessible name or state, or by a CSS selector. */
export type Target = string | (ByRoleOptions & { role: ByRoleMatcher; within?: Target });

/** Long enough for a busy machine. */
const waiting = { timeout: 20_000, interval: 50 };

/** Like {@link expect.poll}, with a longer timeout. */
export const eventually = <Value>(read: () => Value | Promise<Value>, message = '') =>
  expect.poll(read, { ...waiting, message });

/** A tab. What acts on a target waits until it is there. */
export class Page {
  readonly driver: WebDriver;
  readonly origin: string;
  /** Console errors and failed requests that are intended. */
  expectedErrors = /^nothing$/;

  constructor(driver: WebDriver, origin: string) {
    this.driver = driver;
    this.origin = origin;
  }

  /** Goes to an address in the language under test, on a phone in a frame as wide as a phone. */
  async goTo(address: string, { onPhone = false } = {}): Promise<void> {
    const frame = onPhone ? '/on-phone?' : '';
    await this.driver.get(this.origin + frame + localAddress(address));
    if (onPhone) await this.driver.switchTo().frame(0);
  }

  /** Goes to an address and waits until React has hydrated the page. */
  async open(address: string, options = {}): Promise<void> {
    await this.goTo(address, options);
    await this.hydrated();
  }

  async reload(): Promise<void> {
    await this.driver.navigate().refresh();
    await this.hydrated();
  }

  hydrated(): Promise<void> {
    return eventually(() => this.run(() => performance.getEntriesByName('hydrated').length)).toBe(
      1,
    );
  }

  /** Runs a function in the page, with elements or plain data. It may use only its parameters. */
  run<Result>(task: (...values: never[]) => Result, ...values: unknown[]) {
    return this.driver.executeScript<Awaited<Result>>(task, ...values);
  }

  /** The visible elements, in document order. */
  all(target: Target): Promise<WebElement[]> {
    return this.driver.executeScript(findAll, target);
  }

  /** Waits until there is exactly one such element. */
  find(target: Target): Promise<WebElement> {
    return vi.waitFor(() => this.only(target), waiting);
  }

  private async only(target: Target): Promise<WebElement> {
    const [element, ...others] = await this.all(target);
    if (element && others.length === 0) return element;
    throw new Error(`${element ? 'Several' : 'No'} elements match ${JSON.stringify(target)}`);
  }

  /** Scrolls an element to the middle of the screen if it is outside or something covers it. */
  async scrollTo(target: Target): Promise<WebElement> {
    const element = await this.find(target);
    await this.run((element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const atCentre = document.elementFromPoint(x + width / 2, y + height / 2);
      if (!element.contains(atCentre))
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
    }, element);
    return element;
  }

  /** Clicks the middle of an element, once nothing covers it. */
  click(target: Target): Promise<void> {
    return vi.waitFor(async () => (await this.scrollTo(target)).click(), waiting);
  }

  /** Replaces the text of a field. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.pressWithControl('a');
    await this.press(text);
    await eventually(() => this.valueOf(target)).toBe(text);
  }

  async valueOf(target: Target): Promise<string> {
    return (await this.find(target)).getProperty('value');
  }

  async textOf(target: Target): Promise<string> {
    return (await this.find(target)).getProperty('textContent');
  }

  press(...keys: string[]): Promise<void> {
    return this.driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  async pressWithControl(key: string): Promise<void> {
    const actions = this.driver.actions();
    await actions.keyDown(Key.CONTROL).sendKeys(key).keyUp(Key.CONTROL).perform();
  }

  /** Moves the mouse to the middle of an element. */
  async hover(target: Target): Promise<WebElement> {
    const origin = await this.scrollTo(target);
    await this.driver.actions().move({ origin }).perform();
    return origin;
  }

  /** Scrolls over an element with two fingers on a trackpad. */
  swipe(origin: WebElement, distance: number): Promise<void> {
    // The types of selenium-webdriver do not have `scroll`.
    type Wheel = {
      scroll(x: number, y: number, byX: number, byY: number, origin: WebElement): Actions;
    };
    const actions = this.driver.actions() as Actions & Wheel;
    return actions.scroll(0, 0, Math.round(distance), 0, origin).perform();
  }

  async doubleClick(target: Target): Promise<void> {
    await this.driver
      .actions()
      .doubleClick(await this.hover(target))
      .perform();
  }

  scrollToPixel(top: number): Promise<void> {
    return this.run((top: number) => scrollTo({ top, behavior: 'instant' }), top);
  }

  /** Scrolls through the whole page, so that every part has been in view. */
  scrollThrough(): Promise<void> {
    return this.run(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight * 0.9) {
        scrollTo({ top: y, behavior: 'instant' });
        // IntersectionObserver reports after the first frame, and React renders before the third.
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      }
    });
  }

  /** Presses Tab until an element has the focus. */
  async tabTo(target: Target): Promise<void> {
    const element = await this.find(target);
    await vi.waitFor(async () => {
      if (await this.run(hasFocus, element)) return;
      await this.press(Key.TAB);
      throw new Error(`Tab does not reach ${JSON.stringify(target)}`);
    }, waiting);
  }

  async expectNone(target: Target): Promise<void> {
    await eventually(async () => (await this.all(target)).length, JSON.stringify(target)).toBe(0);
  }

  async expectFocus(target: Target): Promise<void> {
    const isFocused = async () => this.run(hasFocus, await this.only(target));
    await eventually(isFocused, JSON.stringify(target)).toBe(true);
  }

  /** Unexpected console errors and warnings, uncaught errors and failed requests so far. */
  async errors(): Promise<string[]> {
    await this.driver.get(`${this.origin}/tests.js`);
    const errors = await this.run(() => sessionStorage.errors as string | undefined);
    return (errors ?? '').split('\n').filter((text) => text && !this.expectedErrors.test(text));
  }

  /** The address without the prefix of the language, with query and hash. */
  async expectAddress(address: string): Promise<void> {
    const shown = async () => {
      const { pathname, search, hash } = new URL(await this.run(() => location.href));
      return localPath(pathname) + search + hash;
    };
    await eventually(shown).toBe(address);
  }
}

const hasFocus = (element: Element) => element === document.activeElement;

declare const TestingLibraryDom: typeof import('@testing-library/dom');

/** The visible elements that match a target. It runs in the page. */
function findAll(target: Target): HTMLElement[] {
  const findIn = (scope: HTMLElement, target: Target): HTMLElement[] => {
    if (typeof target === 'string') return [...scope.querySelectorAll<HTMLElement>(target)];
    const { role, within, ...options } = target;
    // Visibility is checked below, because Testing Library takes a closed `<details>` for open.
    const all = { hidden: true, ...options };
    return (within ? findIn(scope, within) : [scope])
      .flatMap((inner) => TestingLibraryDom.queryAllByRole(inner, role, all))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('[aria-hidden=true], [inert]'));
  };
  return findIn(document.body, target);
}
