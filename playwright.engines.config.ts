import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

const desktop = { viewport: { width: 1280, height: 800 } };
// Replaces the launch options for Chromium in playwright.config.ts.
const noLaunchOptions = { launchOptions: {} };

/**
 * `npm run test:playwright-engines`: the browser tests in the Firefox and WebKit that Playwright downloads.
 * Tests that need Chromium are tagged @chromium, tests that Firefox cannot emulate @mobile.
 */
export default defineConfig({
  ...base,
  testIgnore: ['**/tests/engines/**', '**/tests/budgets.spec.ts', '**/tests/safe-areas.spec.ts'],
  reporter: 'list',
  projects: [
    {
      name: 'firefox',
      use: { ...desktop, ...noLaunchOptions, browserName: 'firefox' },
      grepInvert: /@chromium|@mobile/,
    },
    {
      name: 'webkit',
      use: { ...desktop, ...noLaunchOptions, browserName: 'webkit' },
      grepInvert: /@chromium/,
    },
  ],
});
