import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // One module registry for all files of a worker: a file would take longer to load content than to test.
    isolate: false,
    // By default, one core is left to Vitest itself, which needs little of it.
    maxWorkers: '100%',
    // Encoding a picture takes longer than the default of 5 s while others use the machine.
    testTimeout: 20_000,
    include: ['{app,content,editor,hosting,pictures,schema,scripts}/**/*.test.ts'],
  },
});
