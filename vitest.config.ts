import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['{app,content,editor,hosting,pictures,schema,scripts}/**/*.test.ts'] },
});
