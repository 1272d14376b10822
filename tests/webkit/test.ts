import { test as base, expect } from 'vitest';
import { startWebKit } from './driver.ts';
import { Page } from './page.ts';
import { serveSite } from './site.ts';

/**
 * A test with a tab of its own, in a browser that the tests of its file share. Each test has its own copy of
 * the site at its own port, so that it finds no storage, saved file or service worker of another test. A test
 * fails on console errors and warnings.
 */
export const test = base
  .extend('compositing', { scope: 'file' }, true)
  .extend('browser', { scope: 'file' }, async ({ compositing }, { onCleanup }) => {
    const { driver, stop } = await startWebKit({ compositing });
    onCleanup(stop);
    return driver;
  })
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of the needed fixtures from the pattern.
  .extend('site', async ({}, { onCleanup }) => {
    const site = await serveSite();
    onCleanup(site.stop);
    return site;
  })
  .extend('page', async ({ browser, site }, { onCleanup }) => {
    const last = await browser.getWindowHandle();
    await browser.switchTo().newWindow('tab');
    const own = await browser.getWindowHandle();
    await browser.switchTo().window(last);
    await browser.close();
    await browser.switchTo().window(own);
    const page = new Page(browser, site.origin);
    onCleanup(async () => {
      expect(await page.errors(), 'errors and warnings on the console').toEqual([]);
    });
    return page;
  });
