import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

test('the built site has no editor', async ({ request }) => {
  expect((await request.get('/edit/')).status()).toBe(404);
  const files = globSync('build/client/**/*.{js,html,css}');
  expect(files).not.toEqual([]);
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('/edit/'))).toEqual([]);
});
