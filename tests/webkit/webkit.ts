// Drives WebKitGTK's MiniBrowser by WebDriver. WebKit is the engine of Safari.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Button, Key as Keys, Origin, type WebDriver } from 'selenium-webdriver';
import { eventually } from './eventually.ts';
import { startWebKit } from './start-webkit.ts';

/** Names of keys as in `KeyboardEvent.key`. */
export type Key =
  | 'Enter'
  | 'Escape'
  | 'Tab'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'Control'
  | 'a'
  | 'v'
  | ' ';

export type Point = { x: number; y: number };

const keys: Partial<Record<Key, string>> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
  ArrowLeft: Keys.ARROW_LEFT,
  ArrowRight: Keys.ARROW_RIGHT,
  Control: Keys.CONTROL,
};

type LaunchOptions = {
  /** The port of the proxy that responds for all other hosts. */
  proxyPort: number;
  reducedMotion: boolean;
  /** The errors that pages have reported to the server. */
  reports: () => string[];
};

export async function launchWebKit({ proxyPort, reducedMotion, reports }: LaunchOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(
    join(folder, 'gtk-3.0/settings.ini'),
    `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`,
  );
  const start = () => startWebKit(folder, proxyPort);
  let { driver, stop } = await start();

  return {
    /** Opens a tab with its own history. */
    newTab: async () => {
      // After a crash of the browser, start it again, so that only one test fails.
      const old = await driver.getAllWindowHandles().catch(async () => {
        stop();
        ({ driver, stop } = await start());
        return driver.getAllWindowHandles();
      });
      await driver.switchTo().newWindow('window');
      const own = await driver.getWindowHandle();
      for (const handle of old) {
        await driver.switchTo().window(handle);
        await driver.close();
      }
      await driver.switchTo().window(own);
      return tabOf(driver, reports);
    },
    close: async () => {
      await driver.quit();
      stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Tab = ReturnType<typeof tabOf>;

/** A browser tab. Parameters and results are plain data. */
function tabOf(driver: WebDriver, reports: () => string[]) {
  const actions = () => driver.actions({ async: true });
  const run = async (expression: string): Promise<unknown> => {
    const result = await driver.executeAsyncScript<{ value?: unknown; error?: string }>(
      `const done = arguments[arguments.length - 1];
      (async () => (${expression}))().then(
        (value) => done({ value }),
        (error) => done({ error: String(error) + error.stack }),
      );`,
    );
    if (result.error !== undefined) throw new Error(result.error);
    return result.value ?? undefined;
  };

  return {
    goto: async (url: string) => {
      await driver.switchTo().defaultContent();
      await driver.get(url);
    },
    /**
     * Like `goto`, but a `mailto:` address that the page opens does not replace the page: MiniBrowser has
     * no mail program and shows an error page instead. The frame's policy blocks it.
     */
    gotoForMailto: async (url: string) => {
      const { origin, pathname } = new URL(url);
      await driver.get(`${origin}/framed?1200&${pathname}`);
      await driver.switchTo().frame(0);
    },
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    /** Evaluates an expression in the page and returns its result, or that of its promise, as JSON. */
    run,
    moveMouse: ({ x, y }: Point) => actions().move({ x, y, origin: Origin.VIEWPORT }).perform(),
    pressMouse: () => actions().press(Button.LEFT).perform(),
    releaseMouse: () => actions().release(Button.LEFT).perform(),
    /** Scrolls over a point, with a mouse wheel or with two fingers on a trackpad. */
    wheel: (at: Point, by: Point): Promise<void> => {
      // The types of selenium-webdriver do not have `scroll`.
      const chain = actions() as ReturnType<typeof actions> & {
        scroll(...values: unknown[]): ReturnType<typeof actions>;
      };
      return chain.scroll(at.x, at.y, by.x, by.y, Origin.VIEWPORT).perform();
    },
    press: (key: Key, held: readonly Key[] = []) => {
      const value = (name: Key) => keys[name] ?? name;
      const chain = actions();
      for (const other of held) chain.keyDown(value(other));
      chain.keyDown(value(key)).keyUp(value(key));
      for (const other of held) chain.keyUp(value(other));
      return chain.perform();
    },
    type: (text: string) => actions().sendKeys(text).perform(),
    /** Sets the size of the viewport, as closely as the window allows. */
    resize: async (width: number, height: number) => {
      const window = driver.manage().window();
      // The page follows the window a moment later, so the first differences may be wrong.
      await eventually(async () => {
        const [barWidth = 0, barHeight = 0] = (await run(
          '[outerWidth - innerWidth, outerHeight - innerHeight]',
        )) as number[];
        await window.setRect({
          width: width + Math.max(barWidth, 0),
          height: height + Math.max(barHeight, 0),
        });
        return run('[innerWidth, innerHeight]');
      }, `the page is ${width} × ${height}`).toEqual([width, height]);
    },
    /** Console errors and warnings, uncaught errors and failed requests so far. */
    errors: async () => {
      // Reports of this page may not have reached the server yet.
      const pageReports = await run('window.reports').catch(() => []);
      return [...new Set([...reports(), ...((pageReports as string[] | undefined) ?? [])])];
    },
    /** The `mailto:` addresses that were opened. */
    mails: async () => {
      // MiniBrowser has no mail program. It shows an error page with the `mailto:` address.
      const url = await driver.getCurrentUrl();
      return url.startsWith('mailto:') ? [url] : [];
    },
    close: async () => {
      await driver.switchTo().defaultContent();
      await driver.get('about:blank');
    },
  };
}
