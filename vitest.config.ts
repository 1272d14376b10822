import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['{app,content,hosting,pictures,scripts}/**/*.test.ts'] },
});
