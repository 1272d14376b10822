import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { languages } from './content/languages.ts';

/** The tests that run in every language. The others test what does not depend on it. */
const inEveryLanguage = ['carousel', 'every-page', 'gallery', 'history'].map(
  (name) => `tests/webkit/${name}.test.ts`,
);

/** The tests of tests/webkit. `--project en` runs them in English only. */
export default defineConfig({
  test: {
    setupFiles: 'tests/webkit/setup.ts',
    // Each of the two workers uses one browser for all of its test files.
    isolate: false,
    maxWorkers: 2,
    // The browser may start slowly on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    teardownTimeout: 30_000,
    projects: languages.map(({ code, prefix }) => ({
      extends: true as const,
      ssr: { resolve: { conditions: [code, ...defaultServerConditions] } },
      test: {
        name: code,
        include: prefix === '' ? ['tests/webkit/**/*.test.ts'] : inEveryLanguage,
      },
    })),
  },
});
