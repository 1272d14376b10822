// Drives Debian's Firefox ESR by WebDriver BiDi.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type KeyInput, type Page } from 'puppeteer-core';
import { startDisplay } from './display.ts';
import type { EngineBrowser, LaunchOptions, Tab } from './engine.ts';

/**
 * Opens `mailto:` addresses in the mail program without asking, and sends all other hosts to the
 * proxy.
 */
const preferences = ({ proxyPort, reducedMotion }: LaunchOptions) => ({
  'network.protocol-handler.external.mailto': true,
  'network.protocol-handler.warn-external.mailto': false,
  'security.external_protocol_requires_permission': false,
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': proxyPort,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': proxyPort,
  'ui.prefersReducedMotion': Number(reducedMotion),
});

/** Creates a browser profile, and a mail program that writes its addresses to a file. */
function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'firefox-'));
  const [profile, applications] = [join(folder, 'profile'), join(folder, 'data/applications')];
  const [program, mails] = [join(folder, 'mail-program'), join(folder, 'mails')];
  for (const path of [profile, applications, join(folder, 'config')])
    mkdirSync(path, { recursive: true });
  const systemDefault = 4;
  const mailto = { action: systemDefault, ask: false };
  writeFileSync(
    join(profile, 'handlers.json'),
    JSON.stringify({ defaultHandlersVersion: {}, mimeTypes: {}, schemes: { mailto } }),
  );
  writeFileSync(program, `#!/bin/sh\nprintf '%s\\n' "$1" >> '${mails}'\n`);
  chmodSync(program, 0o755);
  const type = 'x-scheme-handler/mailto';
  writeFileSync(
    join(applications, 'mail-program.desktop'),
    `[Desktop Entry]\nType=Application\nName=Mail\nExec=${program} %u\nMimeType=${type};\n`,
  );
  writeFileSync(
    join(folder, 'config/mimeapps.list'),
    `[Default Applications]\n${type}=mail-program.desktop\n`,
  );
  return { folder, profile, mails };
}

export async function launchFirefox(options: LaunchOptions): Promise<EngineBrowser> {
  const display = await startDisplay();
  const { folder, profile, mails } = makeFolder();
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: false,
    userDataDir: profile,
    acceptInsecureCerts: true,
    defaultViewport: null,
    extraPrefsFirefox: preferences(options),
    env: {
      ...process.env,
      DISPLAY: display.name,
      XDG_CONFIG_HOME: join(folder, 'config'),
      XDG_DATA_HOME: join(folder, 'data'),
    },
  });
  return {
    version: await browser.version(),
    newTab: async () => {
      // A context has its own cookies, storage and service workers.
      const context = await browser.createBrowserContext();
      rmSync(mails, { force: true });
      const tab = tabOf(await context.newPage(), mails);
      return { ...tab, close: () => context.close() };
    },
    close: async () => {
      await browser.close();
      display.process.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function tabOf(page: Page, mails: string): Tab {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warn'].includes(message.type())) return;
    // Logged error objects have no text, so the location is added.
    const { url, lineNumber } = message.location();
    errors.push(`${message.text()} (${url}:${lineNumber})`);
  });
  page.on('pageerror', (error) => {
    const { message } = error as Error;
    // Firefox 153 reports rejections that the page has handled, too. WebKit's tests check that this
    // one is handled.
    if (!message.includes('skipTransition()')) errors.push(`uncaught: ${message}`);
  });
  page.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {};
    // The page cancelled the request, or its tab or frame was closed.
    if (!/ABORTED|browsing context was disposed/.test(errorText))
      errors.push(`failed: ${request.url()} ${errorText}`);
  });

  return {
    goto: async (url) => void (await page.goto(url)),
    gotoForMailto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack({ waitUntil: [] })),
    forward: async () => void (await page.goForward({ waitUntil: [] })),
    run: (expression) => page.evaluate(expression),
    moveMouse: ({ x, y }) => page.mouse.move(x, y),
    pressMouse: () => page.mouse.down(),
    releaseMouse: () => page.mouse.up(),
    wheel: async (at, by) => {
      await page.mouse.move(at.x, at.y);
      await page.mouse.wheel({ deltaX: by.x, deltaY: by.y });
    },
    press: async (key, held = []) => {
      for (const other of held) await page.keyboard.down(other as KeyInput);
      await page.keyboard.press(key as KeyInput);
      for (const other of held) await page.keyboard.up(other as KeyInput);
    },
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot(),
    errors: async () => errors,
    mails: async () =>
      existsSync(mails) ? readFileSync(mails, 'utf8').split('\n').slice(0, -1) : [],
    print: () => page.pdf({ format: 'A4' }),
    close: () => page.close(),
  };
}
