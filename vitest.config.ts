import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['{app,content,hosting,pictures,schema,scripts}/**/*.test.ts'] },
});
