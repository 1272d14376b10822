import { test as base, expect } from 'vitest';
import { startWebKit } from './driver.ts';
import { Page } from './page.ts';
import { serveSite } from './site.ts';

/** A test with a browser of its own. It fails on console errors and warnings. */
export const test = base
  .extend('reducedMotion', false)
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of the needed fixtures from the pattern.
  .extend('site', async ({}, { onCleanup }) => {
    const site = await serveSite();
    onCleanup(site.stop);
    return site;
  })
  .extend('page', async ({ reducedMotion, site }, { onCleanup }) => {
    const { driver, stop } = await startWebKit({ reducedMotion });
    const page = new Page(driver, site.origin);
    onCleanup(async () => {
      const errors = await page.errors().finally(stop);
      expect(errors, 'errors and warnings on the console').toEqual([]);
    });
    return page;
  });
