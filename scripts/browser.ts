import { execSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * Debian's Chromium. The one without a window is preferred: it has a clean page ready for the next
 * test in an eighth of the time that the whole browser takes.
 */
const withoutWindow = '/usr/bin/chromium-headless-shell';
const whole = '/usr/bin/chromium';

/** How to start the browser: Debian's Chromium where it is installed, Playwright's own otherwise. */
export const launchOptions = {
  executablePath: [withoutWindow, whole].find(existsSync),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    // Letters as wide as on a visitor's screen: without a window they are rounded to whole pixels.
    '--font-render-hinting=none',
  ],
};

/**
 * Sees to it that a Chromium is there for the browser tests: Debian's, or else Playwright's own.
 * Says what it does.
 */
export function ensureBrowser(): void {
  if (existsSync(withoutWindow)) return;
  const hasOne = existsSync(whole) || existsSync(chromium.executablePath());
  const isDebian = spawnSync('apt-get', ['--version']).status === 0 && process.getuid?.() === 0;
  const attempts = [
    ...(isDebian
      ? ['apt-get update -qq && apt-get install -y -qq chromium-headless-shell fonts-liberation']
      : []),
    ...(isDebian && !hasOne ? ['apt-get install -y -qq chromium'] : []),
    ...(hasOne
      ? []
      : ['npx playwright install --with-deps chromium', 'npx playwright install chromium']),
  ];
  for (const command of attempts) {
    console.log(`${hasOne ? 'A quicker Chromium' : 'No Chromium here yet'}: ${command}`);
    try {
      execSync(command, { stdio: ['ignore', 'ignore', 'inherit'] });
      return;
    } catch {
      console.log('That did not work.');
    }
  }
  if (hasOne) return;
  throw new Error(
    'The browser tests need Chromium. Install it (on Debian: apt-get install chromium) and run npm test again.',
  );
}
