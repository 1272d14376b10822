// What the service worker keeps, and what it leaves alone.
import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, hydrated, open, scrollThrough, test } from './site.ts';

const notice = (page: Page) => page.getByText('You seem to be offline.');

/** Opens a page and waits until the service worker has kept it. */
async function visit(page: Page, address: string) {
  await open(page, address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(() =>
      page.evaluate(
        async (path) => Boolean(await caches.match(new URL(path, location.origin).href)),
        address,
      ),
    )
    .toBe(true);
}

const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });

const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );

test.describe('with a service worker', () => {
  test.use({
    serviceWorkers: 'allow',
    // The map, which is not kept, leaves its place to the address.
    expectedErrors:
      /ERR_(INTERNET_DISCONNECTED|FAILED)|^failed: |Failed to fetch|Unable to preload/,
  });

  test('a page that was visited once is there without a network, and says what it is', async ({
    page,
    context,
  }) => {
    await visit(page, '/about');
    await expect(notice(page)).toHaveCount(0);
    await context.setOffline(true);
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Story');
    await expect(notice(page)).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await hydrated(page);
    await expect(notice(page)).toHaveCount(0);
  });

  test('pages that were not visited grow from the code that was kept', async ({
    page,
    context,
  }) => {
    await visit(page, '/');
    await context.setOffline(true);
    await page.goto('/contact');
    await hydrated(page);
    await expect(page).toHaveTitle(/^Contact/);
    await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeVisible();
    await expect(notice(page)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Story');
  });

  test('an unknown address is the page for it, with the same line', async ({ page, context }) => {
    await visit(page, '/');
    await context.setOffline(true);
    await page.goto('/no-such-page');
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(notice(page)).toBeVisible();
  });

  test('the map and other hosts are never kept', async ({ page, baseURL }) => {
    await visit(page, '/');
    await scrollThrough(page);
    await expect(page.locator('.leaflet-tile').first()).toBeVisible();
    await visit(page, '/about');
    const urls = await kept(page);
    expect(urls.length).toBeGreaterThan(20);
    expect(urls.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
  });

  test('pictures are kept as they are seen, pages by their address alone', async ({ page }) => {
    await visit(page, '/');
    await open(page, '/products?q=carrot');
    await expect
      .poll(async () => (await kept(page)).filter((url) => url.endsWith('/products')).length)
      .toBe(1);
    const urls = await kept(page);
    expect(urls.filter((url) => url.includes('?q='))).toEqual([]);
    const pictures = urls.filter((url) => url.includes('/pictures/'));
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.length).toBeLessThanOrEqual(120);
  });

  test('no more pictures are kept than the limit, however many are seen', async ({ page }) => {
    const pictures = readdirSync('build/client/pictures')
      .filter((name) => name.endsWith('.avif'))
      .slice(0, 140)
      .map((name) => `/pictures/${name}`);
    expect(pictures).toHaveLength(140);
    await visit(page, '/about');
    await page.evaluate(async (addresses) => {
      await new Promise<void>((done) => {
        if (navigator.serviceWorker.controller) done();
        else navigator.serviceWorker.addEventListener('controllerchange', () => done());
      });
      for (const address of addresses) await (await fetch(address)).arrayBuffer();
    }, pictures);
    const keptPictures = async () =>
      (await kept(page)).filter((url) => url.includes('/pictures/')).length;
    await expect.poll(keptPictures).toBeLessThanOrEqual(120);
    expect(await keptPictures()).toBeGreaterThan(60);
  });

  test('who saves data gets none', async ({ page }) => {
    await saveData(page);
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });
});

const isPage = (path: string) => /^\/assets\/[a-z-]+-page-.+\.js$/.test(path);

for (const [sign, give] of [
  ['a pointer that moves', (page: Page) => page.mouse.move(200, 200)],
  ['a key', (page: Page) => page.keyboard.press('Tab')],
  ['scrolling', (page: Page) => page.mouse.wheel(0, 50)],
] as const) {
  test(`the other pages' code comes with the first sign of a visitor: ${sign}`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    expect(asked.filter(isPage)).toHaveLength(1);
    await give(page);
    await expect.poll(() => asked.filter(isPage).length).toBe(8);
  });
}

test('who saves data fetches no page before asking for it', async ({ page }) => {
  await saveData(page);
  await open(page, '/');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).hover();
  await page.keyboard.press('Tab');
  await page.mouse.wheel(0, 50);
  await page.waitForTimeout(1500);
  expect(asked.filter(isPage)).toEqual([]);
});

for (const [name, forbid] of [
  [
    'refused',
    () => {
      navigator.serviceWorker.register = () =>
        Promise.reject(new DOMException('', 'SecurityError'));
    },
  ],
  ['missing', () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')],
] as const) {
  test(`a service worker that is ${name} breaks nothing`, async ({ page }) => {
    await page.addInitScript(forbid);
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Photo Gallery');
  });
}
