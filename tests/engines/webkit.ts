// WebKitGTK's MiniBrowser, the engine of Safari, by WebDriver.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  Builder,
  Button,
  Capabilities,
  Key as Keys,
  Origin,
  type WebDriver,
} from 'selenium-webdriver';
import { miniBrowser } from '../../scripts/engines.ts';
import { endWithTests, startDisplay } from './display.ts';
import type { EngineBrowser, Key, LaunchOptions, Tab } from './engine.ts';

const keys: Partial<Record<Key, string>> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
  ArrowLeft: Keys.ARROW_LEFT,
  ArrowRight: Keys.ARROW_RIGHT,
  ArrowDown: Keys.ARROW_DOWN,
  End: Keys.END,
  Control: Keys.CONTROL,
  Shift: Keys.SHIFT,
};

/** Also of a busy machine, which draws a frame in half a second. */
const scriptTimeout = 60_000;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

export async function launchWebKit(
  { proxyPort, reducedMotion }: LaunchOptions,
  reportsOf: () => string[],
): Promise<EngineBrowser> {
  const display = await startDisplay();
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(
    join(folder, 'gtk-3.0/settings.ini'),
    `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`,
  );
  const port = await freePort();
  const service = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      XDG_CONFIG_HOME: folder,
      // The driver's own capability for a proxy has no effect.
      https_proxy: `http://127.0.0.1:${proxyPort}`,
      no_proxy: 'localhost,127.0.0.1',
      // As root its sandbox cannot start.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  endWithTests(service);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    acceptInsecureCerts: true,
    'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
  });
  const driver = await untilAnswered(() =>
    new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build(),
  );
  await driver.manage().setTimeouts({ script: scriptTimeout });
  const version = (await driver.getCapabilities()).get('browserVersion');

  return {
    version: `WebKitGTK ${version}`,
    newTab: async () => {
      const old = await driver.getAllWindowHandles();
      await driver.switchTo().newWindow('window');
      const own = await driver.getWindowHandle();
      for (const handle of old) {
        await driver.switchTo().window(handle);
        await driver.close();
      }
      await driver.switchTo().window(own);
      return tabOf(driver, reportsOf);
    },
    close: async () => {
      await driver.quit();
      service.kill();
      display.process.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The driver needs a moment before it listens. */
async function untilAnswered(build: () => PromiseLike<WebDriver>, tries = 100): Promise<WebDriver> {
  try {
    return await build();
  } catch (error) {
    if (tries === 0 || !/ECONNREFUSED/.test(String(error))) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50));
    return untilAnswered(build, tries - 1);
  }
}

function tabOf(driver: WebDriver, reportsOf: () => string[]): Tab {
  const actions = () => driver.actions({ async: true });
  const run = async (expression: string) => {
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
    goto: async (url) => {
      await driver.switchTo().defaultContent();
      await driver.get(url);
    },
    // The tests' frame forbids the error page that MiniBrowser shows in place of a mail program.
    gotoAndStay: async (url) => {
      const { origin, pathname } = new URL(url);
      await driver.get(`${origin}/framed?1200&${pathname}`);
      await driver.switchTo().frame(0);
    },
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    run,
    moveMouse: ({ x, y }) => actions().move({ x, y, origin: Origin.VIEWPORT }).perform(),
    pressMouse: () => actions().press(Button.LEFT).perform(),
    releaseMouse: () => actions().release(Button.LEFT).perform(),
    wheel: (at, by) => {
      // The library's types lack it.
      const chain = actions() as ReturnType<typeof actions> & {
        scroll(...values: unknown[]): ReturnType<typeof actions>;
      };
      return chain.scroll(at.x, at.y, by.x, by.y, Origin.VIEWPORT).perform();
    },
    press: (key, held = []) => {
      const value = (name: Key) => keys[name] ?? name;
      const chain = actions();
      for (const other of held) chain.keyDown(value(other));
      chain.keyDown(value(key)).keyUp(value(key));
      for (const other of held) chain.keyUp(value(other));
      return chain.perform();
    },
    type: (text) => actions().sendKeys(text).perform(),
    resize: async (width, height) => {
      const window = driver.manage().window();
      await window.setRect({ width, height });
      const [barWidth, barHeight] = (await run(
        '[outerWidth - innerWidth, outerHeight - innerHeight]',
      )) as [number, number];
      await window.setRect({ width: width + barWidth, height: height + barHeight });
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    complaints: async () => {
      // Those of pages that were left, and those that may still be on their way from this one.
      const here = await run('window.reports').catch(() => []);
      return [...new Set([...reportsOf(), ...((here as string[] | undefined) ?? [])])];
    },
    mails: async () => {
      // It has no mail program, and shows an error page at the address.
      const url = await driver.getCurrentUrl();
      return url.startsWith('mailto:') ? [url] : [];
    },
    print: async () => undefined,
    close: async () => {
      await driver.switchTo().defaultContent();
      await driver.get('about:blank');
    },
  };
}
