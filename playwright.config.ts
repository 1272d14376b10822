import { defineConfig } from '@playwright/test';
import { language, languages } from './content/languages.ts';
import { launchOptions } from './scripts/browser.ts';

const port = Number(process.env.PORT ?? 4180);

const desktop = { viewport: { width: 1280, height: 800 } };
const tablet = { viewport: { width: 768, height: 1024 }, hasTouch: true };
const phone = {
  viewport: { width: 375, height: 667 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

export default defineConfig({
  testDir: 'tests',
  // In Arabic: `NODE_OPTIONS=--conditions=ar playwright test`.
  grep: language === languages[0] ? undefined : /@every-language/,
  // Vitest runs these tests (vitest.engines.config.ts).
  testIgnore: '**/tests/engines/**',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Build servers may be slow. Playwright reports a test that passes only when retried as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: language.locale,
    browserName: 'chromium',
    // Tests cannot intercept requests of a service worker. tests/offline.spec.ts allows the worker.
    serviceWorkers: 'block',
    launchOptions,
    trace: 'on-first-retry',
  },
  projects: [
    // Without the tests that `npm test` runs on the fixture site only.
    { name: 'desktop', use: desktop, grepInvert: /^(?!.*@every-language).*@fixture/ },
    { name: 'fixture', use: desktop, grep: /@fixture/, grepInvert: /@delivered/ },
    { name: 'tablet', use: tablet, grep: /@every-size/ },
    { name: 'phone', use: phone, grep: /@every-size|@phone/ },
  ],
  webServer: {
    command: `node scripts/start.ts --no-build --port ${port}`,
    url: `http://localhost:${port}`,
    reuseExistingServer: !process.env.CI,
  },
});
