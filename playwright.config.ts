import { defineConfig } from '@playwright/test';
import { languages } from './content/languages.ts';
import { firefox, isFirefoxInstalled, launchOptions } from './scripts/browser.ts';

const port = Number(process.env.PORT ?? 4180);

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = {
  viewport: { width: 375, height: 667 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

const [first, ...others] = languages;

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: first.locale,
    browserName: 'chromium',
    // Tests cannot intercept requests of a service worker. tests/shell/offline.spec.ts allows the worker.
    serviceWorkers: 'block',
    launchOptions,
  },
  projects: [
    {
      name: 'desktop',
      use: desktop,
      testIgnore: 'editor/**',
      grepInvert: /@fixture|@firefox/,
    },
    // Each worker would need a development server of its own.
    { name: 'editor', use: desktop, testMatch: 'editor/*.spec.ts', workers: 1 },
    // On a site of its own, for which scripts/test-fixture.ts starts it.
    ...(process.env.FIXTURE_SITE ? [{ name: 'fixture', use: desktop, grep: /@fixture/ }] : []),
    { name: 'phone', use: phone, grep: /@phone/ },
    {
      name: 'firefox',
      use: { ...desktop, ...firefox },
      testIgnore: isFirefoxInstalled() ? undefined : '**',
      grep: /@every-engine|@firefox/,
    },
    ...others.flatMap(({ code, locale }) => [
      // Sets the language of the tests, which Playwright hands to the projects that depend on it.
      { name: `language-${code}`, testMatch: '**/language.setup.ts', metadata: { code } },
      {
        name: code,
        use: { ...desktop, locale },
        grep: /@every-language/,
        dependencies: [`language-${code}`],
      },
      {
        name: `firefox-${code}`,
        use: { ...desktop, ...firefox, locale },
        testIgnore: isFirefoxInstalled() ? undefined : '**',
        // Only direction and letters are the engine's work.
        testMatch: '**/right-to-left.spec.ts',
        dependencies: [`language-${code}`],
      },
    ]),
  ],
  webServer: {
    command: `node scripts/start.ts --no-build --port ${port}`,
    url: `http://localhost:${port}`,
    reuseExistingServer: !process.env.CI,
  },
});
