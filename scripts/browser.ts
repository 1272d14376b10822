import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installForTests, installPackages } from './debian.ts';

// Debian's browsers. The headless shell opens a new page in an eighth of the time of full Chromium.
const headlessShell = '/usr/bin/chromium-headless-shell';
const fullChromium = '/usr/bin/chromium';

/** Playwright's launch options: Debian's Chromium if it is installed, else Playwright's own. */
export const launchOptions = {
  /** Looked for when a browser is launched, because `ensureBrowser` may have installed it in the meantime. */
  get executablePath() {
    return [headlessShell, fullChromium].find(existsSync);
  },
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    // No test asks another host.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    // Without this flag, Debian's Chromium 156 sometimes stopped making frames for good, on a machine without a graphics
    // card: in 2 of 79 loads of /news, and in none of 19 with it.
    '--disable-gpu',
    // Without this flag, a headless browser rounds the width of letters to whole pixels
    // (https://github.com/puppeteer/puppeteer/issues/2410).
    '--font-render-hinting=none',
  ],
};

const firefoxPath = '/usr/bin/firefox-esr';
/** Without it, the tests in Firefox are left out. */
export const isFirefoxInstalled = (): boolean => existsSync(firefoxPath);

/** Installs Debian's Firefox if it is missing. */
export function ensureFirefox(): void {
  installForTests('firefox-esr', isFirefoxInstalled);
}

/** Playwright's options for Debian's Firefox, which it drives by WebDriver BiDi. */
export const firefox = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: firefoxPath,
    firefoxUserPrefs: {
      // No test asks another host: a proxy that does not exist, which Firefox does not use for this machine.
      'network.proxy.type': 1,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': 9,
      // Playwright waits for the load event, which a page from this cache does not have. Playwright
      // switches the cache off in Chromium, too.
      'browser.sessionhistory.max_total_viewers': 0,
      // Scrollbars that take no width, as in the headless Chromium.
      'ui.useOverlayScrollbars': 1,
      // A mouse, which Firefox does not find without a display: it points exactly (2) and hovers (4).
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
    },
  },
} as const;

/**
 * Installs Chromium for the browser tests if it is missing: Debian's headless shell, which is faster than a Chromium
 * that is there, else Debian's Chromium, else Playwright's.
 * @throws if no Chromium can be installed
 */
export function ensureBrowser(): void {
  const isReady =
    existsSync(headlessShell) ||
    installPackages('chromium-headless-shell fonts-liberation') ||
    [fullChromium, chromium.executablePath()].some(existsSync) ||
    installPackages('chromium fonts-liberation') ||
    ['--with-deps chromium', 'chromium'].some(installByPlaywright);
  if (!isReady)
    throw new Error(
      'The browser tests need Chromium. Install it (on Debian: apt-get install chromium) and run npm test again.',
    );
}

function installByPlaywright(browser: string): boolean {
  const command = `npx playwright install ${browser}`;
  console.log(command);
  return spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}
