// What every test of an engine starts from: a page of the served site, in a tab of its own, that
// fails its test on anything said on the console.
import { test as base, expect, inject } from 'vitest';
import type { EngineBrowser } from './engine.ts';
import { launchFirefox } from './firefox.ts';
import { startOutside } from './other-hosts.ts';
import { Page } from './page.ts';
import { serveSite } from './served-site.ts';
import { launchWebKit } from './webkit.ts';

export { describe, expect } from 'vitest';
export { eventually } from './page.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engine: 'firefox' | 'webkit';
  }
}

export const engine = inject('engine');

/** A desktop's window, unless a test chooses another. */
const desktop = { width: 1280, height: 800 };

type Conditions = { reducedMotion?: boolean; serviceWorker?: boolean };

/** Tests under some conditions; a browser is started once for all that have the same. */
function testUnder({ reducedMotion = false, serviceWorker = false }: Conditions) {
  return (
    base
      // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it what a fixture needs.
      .extend('outside', { scope: 'worker' }, async ({}, { onCleanup }) => {
        const outside = await startOutside();
        onCleanup(outside.close);
        return outside;
      })
      // biome-ignore lint/correctness/noEmptyPattern: as above.
      .extend('site', { scope: 'worker' }, async ({}, { onCleanup }) => {
        const site = await serveSite({ serviceWorker, probe: engine === 'webkit' });
        onCleanup(site.stop);
        return site;
      })
      .extend('browser', { scope: 'worker' }, async ({ outside, site }, { onCleanup }) => {
        const options = { proxyPort: outside.port, reducedMotion };
        const browser: EngineBrowser =
          engine === 'firefox'
            ? await launchFirefox(options)
            : await launchWebKit(options, () => site.reports);
        onCleanup(browser.close);
        return browser;
      })
      .extend('page', async ({ browser, outside, site }, { onCleanup }) => {
        outside.answers = true;
        outside.requests.length = 0;
        site.reports.length = 0;
        const tab = await browser.newTab();
        await tab.resize(desktop.width, desktop.height);
        const page = new Page(tab, site.origin);
        onCleanup(async () => {
          // After a mail, WebKitGTK shows no page of the site.
          await page.settled().catch(() => {});
          const complaints = await tab.complaints();
          await tab.close();
          const unexpected = complaints.filter((text) => !page.expectedComplaints.test(text));
          expect(unexpected, 'errors and warnings on the console').toEqual([]);
        });
        return page;
      })
  );
}

export const test = testUnder({});
export const testWithReducedMotion = testUnder({ reducedMotion: true });
export const testWithServiceWorker = testUnder({ serviceWorker: true });
