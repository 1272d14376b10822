import { test as base } from '@playwright/test';
import { runNginx } from './run-nginx.ts';

/** A test without a browser. nginx runs beside our own server. */
export const test = base.extend<object, { nginxUrl: string }>({
  nginxUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the needed fixtures from the pattern.
    async ({}, use) => {
      const { url, stop } = await runNginx();
      await use(url);
      await stop();
    },
    { scope: 'worker' },
  ],
});
