// A second visit without a network connection.

import { aboutPage } from '../../content/pages/about.ts';
import { savedCopyNotice } from '../../content/pages/shell.ts';
import { samplePages } from './addresses.ts';
import { describe, eventually, expect, testWithServiceWorker as test } from './fixtures.ts';

const notice = { role: 'status', name: savedCopyNotice } as const;

describe('without a network', () => {
  test('visited pages open from saved copies, other pages are rendered from saved code, both with a notice', async ({
    page,
    site,
    onTestFinished,
  }) => {
    // The code of the map is not saved, so the browser and React report that it cannot be loaded.
    page.expectedErrors = /street-map|map\.css|marker|dynamically imported|JSHandle@error|\/sw\.js/;
    await page.open('/about');
    expect(await page.count(notice)).toBe(0);
    const isSaved = () =>
      page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        return Boolean(await caches.match(location.href));
      });
    await eventually(isSaved).toBe(true);
    onTestFinished(() => site.start());
    await site.stop();

    await page.reload();
    expect(await page.count({ role: 'heading', name: aboutPage.hero.heading })).toBe(1);
    await eventually(() => page.count(notice)).toBe(1);

    const other = samplePages.find(({ address }) => address === '/contact');
    await page.open('/contact');
    await eventually(() => page.evaluate(() => document.title)).toBe(other?.title);
    await eventually(() => page.count(notice)).toBe(1);
  });
});
