import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // One module registry for all files of a worker: a file would take longer to load content than to test.
    isolate: false,
    include: ['{app,content,editor,hosting,pictures,schema,scripts}/**/*.test.ts'],
  },
});
