import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
export default defineConfig({
  ...base,
  timeout: 40_000,
  expect: { timeout: 8_000 },
  use: { ...base.use, trace: 'off' },
  preserveOutput: 'never',
  projects: (base.projects ?? [])
    .filter((p) => p.name === 'firefox')
    .map((p) => ({ ...p, grep: undefined })),
  reporter: [['line'], ['json', { outputFile: process.env.OUT ?? '/tmp/ff.json' }]],
});
