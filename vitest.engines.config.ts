import { defineConfig } from 'vitest/config';
import { engines } from './scripts/engines.ts';

/** The behaviours of tests/engines, in every engine. One: vitest --config … --project webkit */
export default defineConfig({
  test: {
    include: ['tests/engines/**/*.test.ts'],
    setupFiles: 'tests/engines/setup.ts',
    // As in playwright.config.ts: on a busy machine a test gets a second try.
    retry: process.env.CI ? 1 : 0,
    // Two workers keep their browsers from one file to the next.
    isolate: false,
    maxWorkers: 2,
    // On a busy machine an engine takes long to start; a test waits for conditions, not for time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    teardownTimeout: 30_000,
    projects: engines.map((engine) => ({
      extends: true as const,
      test: { name: engine, provide: { engine } },
    })),
  },
});
