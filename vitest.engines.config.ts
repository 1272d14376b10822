import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { languages } from './content/languages.ts';
import { engines } from './scripts/engines.ts';

/** The tests that run in every language. The others test what does not depend on it. */
const inEveryLanguage = ['carousel', 'every-page', 'gallery', 'history'].map(
  (name) => `tests/engines/${name}.test.ts`,
);

/**
 * The tests of tests/engines in Firefox and WebKit. `--project webkit` runs them in one engine and in
 * English, `--project webkit-ar` in Arabic.
 */
export default defineConfig({
  test: {
    setupFiles: 'tests/engines/setup.ts',
    // Build servers may be slow (as in playwright.config.ts).
    retry: process.env.CI ? 1 : 0,
    // Each of the two workers uses one browser for all of its test files.
    isolate: false,
    maxWorkers: 2,
    // An engine may start slowly on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    teardownTimeout: 30_000,
    projects: languages.flatMap(({ code, prefix }) =>
      engines.map((engine) => ({
        extends: true as const,
        ssr: { resolve: { conditions: [code, ...defaultServerConditions] } },
        test: {
          name: prefix === '' ? engine : `${engine}-${code}`,
          include: prefix === '' ? ['tests/engines/**/*.test.ts'] : inEveryLanguage,
          provide: { engine },
        },
      })),
    ),
  },
});
