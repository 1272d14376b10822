// When the code of the other pages is loaded.
import type { Page } from '@playwright/test';
import { pages as pageTable } from '../../app/pages.ts';
import { header } from '../../content/pages/shell.ts';
import { scriptsOnlyOf, scriptsRequestedBy, setConnection } from '../support/page-code.ts';
import { expect, open, test, untilNetworkIsIdle } from '../support/site.ts';

const firstInteractions = {
  'moving the pointer': (page: Page) => page.mouse.move(200, 200),
  'pressing a key': (page: Page) => page.keyboard.press('Tab'),
  scrolling: (page: Page) => page.mouse.wheel(0, 50),
  'touching an email address': (page: Page) =>
    page.locator('footer a[href^="mailto:"]').dispatchEvent('pointerdown'),
};

for (const [name, interact] of Object.entries(firstInteractions)) {
  test(`${name} for the first time loads the code of the other pages`, async ({ page }) => {
    const galleryScripts = await scriptsOnlyOf(page, '/gallery', '/');
    await open(page, '/');
    await untilNetworkIsIdle(page);
    const requested = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') requested.add(request.url());
    });
    await interact(page);
    await expect.poll(() => galleryScripts.every((script) => requested.has(script))).toBe(true);
    await expect.poll(() => requested.size).toBeGreaterThanOrEqual(pageTable.length - 1);
  });
}

test('for visitors who save data, the code of a page is loaded only when it is visited', async ({
  page,
}) => {
  await setConnection(page);
  await open(page, '/');
  await untilNetworkIsIdle(page);
  const requested = await scriptsRequestedBy(page, async () => {
    const main = page.getByRole('navigation', { name: header.navigationLabel });
    await main.getByRole('link', { name: 'About' }).hover();
    await page.keyboard.press('Tab');
    await page.mouse.wheel(0, 50);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await untilNetworkIsIdle(page);
  });
  // The code of the footer may be loaded, but not the code of a page.
  const galleryScripts = await scriptsOnlyOf(page, '/gallery', '/');
  expect([...requested].filter((script) => galleryScripts.includes(script))).toEqual([]);
});

test('the first touch of a link loads the code of its page without waiting for an idle moment', async ({
  page,
  context,
}) => {
  const scripts = (on: Page) =>
    on.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js')),
    );
  const gallery = await context.newPage();
  await open(gallery, '/gallery');
  const galleryCode = await scripts(gallery);

  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await open(page, '/about');
  expect(await scripts(page)).not.toEqual(expect.arrayContaining(galleryCode));
  await page.dispatchEvent('header a[href="/gallery"]', 'pointerdown');
  await expect.poll(() => scripts(page)).toEqual(expect.arrayContaining(galleryCode));
});
