// When the code of the other pages is loaded.
import type { Page } from '@playwright/test';
import { pages as pageTable } from '../../app/pages.ts';
import { header } from '../../content/shell.ts';
import { labelOf } from '../support/label-of.ts';
import { scriptsOnlyOf, scriptsRequestedBy, setConnection } from '../support/page-code.ts';
import { expect, open, test, untilNetworkIsIdle } from '../support/site.ts';

const firstInteractions = {
  'pressing a key': (page: Page) => page.keyboard.press('Tab'),
  scrolling: (page: Page) => page.mouse.wheel(0, 50),
  // Last: in the next document, the browser may report where the pointer rests.
  'moving the pointer': (page: Page) => page.mouse.move(200, 200),
};

test('the first interaction loads the code of the other pages', async ({ page }) => {
  const galleryScripts = await scriptsOnlyOf(page, '/gallery', '/');
  const requested = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.add(request.url());
  });
  const expectGallery = () =>
    expect.poll(() => galleryScripts.every((script) => requested.has(script))).toBe(true);
  for (const [name, interact] of Object.entries(firstInteractions))
    await test.step(name, async () => {
      await open(page, '/');
      await untilNetworkIsIdle(page);
      requested.clear();
      await interact(page);
      await expectGallery();
      await expect.poll(() => requested.size).toBeGreaterThanOrEqual(pageTable.length - 1);
    });
  await test.step('touching a link, without waiting for an idle moment', async () => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await open(page, '/');
    await untilNetworkIsIdle(page);
    requested.clear();
    await page.dispatchEvent('header a[href="/gallery"]', 'pointerdown');
    await expectGallery();
  });
});

test.describe('for visitors who save data', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the code of a page is loaded only when it is visited, and nothing is saved', async ({
    page,
  }) => {
    await setConnection(page, { saveData: true });
    await open(page, '/');
    await untilNetworkIsIdle(page);
    const requested = await scriptsRequestedBy(page, async () => {
      const main = page.getByRole('navigation', { name: header.navigationLabel });
      await main.getByRole('link', { name: labelOf('/about') }).hover();
      await page.keyboard.press('Tab');
      await page.mouse.wheel(0, 50);
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      await untilNetworkIsIdle(page);
    });
    // Other code may be loaded, such as that of the map, but not the code of a page.
    const galleryScripts = await scriptsOnlyOf(page, '/gallery', '/');
    expect([...requested].filter((script) => galleryScripts.includes(script))).toEqual([]);
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });
});
