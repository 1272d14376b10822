// The base of every test in tests/webkit: a page of the site in a new tab. It fails the test on
// console errors and warnings.
import { test as base, expect } from 'vitest';
import { startOtherHosts } from './other-hosts.ts';
import { Page } from './page.ts';
import { serveSite } from './served-site.ts';
import { launchWebKit } from './webkit.ts';

export { describe, expect } from 'vitest';
export { eventually } from './eventually.ts';

/** The default size of the viewport. */
const desktop = { width: 1280, height: 800 };

type TestOptions = { reducedMotion?: boolean; serviceWorker?: boolean };

/** A test function with these options. Each worker starts one browser for it. */
function testWith({ reducedMotion = false, serviceWorker = false }: TestOptions) {
  return (
    base
      // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of the needed fixtures from the pattern.
      .extend('otherHosts', { scope: 'worker' }, async ({}, { onCleanup }) => {
        const otherHosts = await startOtherHosts();
        onCleanup(otherHosts.close);
        return otherHosts;
      })
      // biome-ignore lint/correctness/noEmptyPattern: as above.
      .extend('site', { scope: 'worker' }, async ({}, { onCleanup }) => {
        const site = await serveSite({ serviceWorker });
        onCleanup(site.stop);
        return site;
      })
      .extend('browser', { scope: 'worker' }, async ({ otherHosts, site }, { onCleanup }) => {
        const browser = await launchWebKit({
          proxyPort: otherHosts.port,
          reducedMotion,
          reports: () => site.reports,
        });
        onCleanup(browser.close);
        return browser;
      })
      .extend('page', async ({ browser, otherHosts, site }, { onCleanup }) => {
        otherHosts.areReachable = true;
        otherHosts.requests.length = 0;
        site.reports.length = 0;
        const tab = await browser.newTab();
        await tab.resize(desktop.width, desktop.height);
        const page = new Page(tab, site.origin);
        onCleanup(async () => {
          // After a `mailto:` address, WebKitGTK 2.50 does not show a page of the site.
          await page.networkIdle().catch(() => {});
          const errors = await tab.errors();
          await tab.close();
          const unexpected = errors.filter((text) => !page.expectedErrors.test(text));
          expect(unexpected, 'errors and warnings on the console').toEqual([]);
        });
        return page;
      })
  );
}

export const test = testWith({});
export const testWithReducedMotion = testWith({ reducedMotion: true });
export const testWithServiceWorker = testWith({ serviceWorker: true });
