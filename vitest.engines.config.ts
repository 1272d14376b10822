import { defineConfig } from 'vitest/config';
import { engines } from './scripts/engines.ts';

/** The tests of tests/engines in Firefox and WebKit. `--project webkit` runs them in one engine. */
export default defineConfig({
  test: {
    include: ['tests/engines/**/*.test.ts'],
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
    projects: engines.map((engine) => ({
      extends: true as const,
      test: { name: engine, provide: { engine } },
    })),
  },
});
