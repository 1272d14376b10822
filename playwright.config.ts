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

/**
 * The tests that run in every language. The others test what does not depend on it. In Arabic:
 * `NODE_OPTIONS=--conditions=ar playwright test`.
 */
const inEveryLanguage = [
  'accessibility',
  'accessibility-buyers',
  'article',
  'budgets',
  'contact-form',
  'contrast',
  'enquiry',
  'enquiry-message',
  'every-page',
  'footer',
  'gallery',
  'header',
  'header-in-a-hurry',
  'home',
  'languages',
  'mobile-menu',
  'news',
  'offline',
  'print',
  'product-filters',
  'product-haste',
  'product-page',
  'products',
  'right-to-left',
  'seasons',
  'seo',
  'seo-files',
  'structured-data',
  'without-script',
  'zoom',
  // Only for `npm run haste`.
  ...(process.env.HASTE_SECONDS ? ['haste'] : []),
].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: 'tests',
  testMatch: language === languages[0] ? '**/*.spec.ts' : inEveryLanguage,
  // The screen reader transcripts, without the name of the operating system.
  snapshotPathTemplate: '{testDir}/screen-reader/{arg}{ext}',
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
    { name: 'desktop', use: desktop },
    { name: 'tablet', use: tablet, grep: /@every-size/ },
    { name: 'phone', use: phone, grep: /@every-size|@phone/ },
  ],
  webServer: {
    command: `node scripts/start.ts --no-build --port ${port}`,
    url: `http://localhost:${port}`,
    reuseExistingServer: !process.env.CI,
  },
});
