// Drives WebKitGTK's MiniBrowser by WebDriver. WebKit is the engine of Safari.
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

/** A busy machine may need half a second for each frame. */
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
      // The sandbox cannot start as root.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  endWithTests(service);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    acceptInsecureCerts: true,
    'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
  });
  const driver = await retryUntilConnected(() =>
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

/** Retries until the driver accepts connections. */
async function retryUntilConnected(
  build: () => PromiseLike<WebDriver>,
  tries = 100,
): Promise<WebDriver> {
  try {
    return await build();
  } catch (error) {
    if (tries === 0 || !/ECONNREFUSED/.test(String(error))) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50));
    return retryUntilConnected(build, tries - 1);
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
    // MiniBrowser has no mail program and shows an error page instead. The frame's policy blocks
    // it.
    gotoForMailto: async (url) => {
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
      // The types of selenium-webdriver do not have `scroll`.
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
    errors: async () => {
      // Reports of this page may not have reached the server yet.
      const pageReports = await run('window.reports').catch(() => []);
      return [...new Set([...reportsOf(), ...((pageReports as string[] | undefined) ?? [])])];
    },
    mails: async () => {
      // MiniBrowser has no mail program. It shows an error page with the `mailto:` address.
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
