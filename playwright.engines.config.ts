import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

const desktop = { viewport: { width: 1280, height: 800 } };
// What scripts/browser.ts says of Chromium is not for these.
const own = { launchOptions: {} };

/**
 * The browser tests in Playwright's own Firefox and WebKit, which it downloads:
 * `npm run test:playwright-engines`. What only Chromium can do (its protocol, the clipboard, paper,
 * transfers) is tagged @chromium, what Firefox cannot emulate @mobile.
 */
export default defineConfig({
  ...base,
  testIgnore: ['**/tests/engines/**', '**/tests/budgets.spec.ts', '**/tests/safe-areas.spec.ts'],
  reporter: 'list',
  projects: [
    {
      name: 'firefox',
      use: { ...desktop, ...own, browserName: 'firefox' },
      grepInvert: /@chromium|@mobile/,
    },
    { name: 'webkit', use: { ...desktop, ...own, browserName: 'webkit' }, grepInvert: /@chromium/ },
  ],
});
