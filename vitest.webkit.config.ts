import { defineConfig } from 'vitest/config';
import { languages } from './content/languages.ts';
import { isWebKitInstalled } from './scripts/webkit.ts';

const isInstalled = isWebKitInstalled();

/** The tests of what depends on texts and direction. */
const inEveryLanguage = ['every-page', 'pictures'].map((name) => `tests/webkit/${name}.test.ts`);

/** The tests of tests/webkit. `--project en` runs them in English only. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    // The browser may start slowly on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    passWithNoTests: !isInstalled,
    projects: languages.map(({ code, prefix }) => ({
      extends: true as const,
      test: {
        name: code,
        env: { SITE_LANGUAGE: code },
        include: prefix === '' ? ['tests/webkit/*.test.ts'] : inEveryLanguage,
        exclude: isInstalled ? [] : ['**'],
      },
    })),
  },
});
