// Saved copies for visits without a network connection.
import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { company } from '../../content/company.ts';
import { contactForm } from '../../content/contact-form.ts';
import { addressIn, localAddress, otherLanguages } from '../../content/languages.ts';
import { aboutPage } from '../../content/pages/about.ts';
import { contactPage } from '../../content/pages/contact.ts';
import { galleryPage } from '../../content/pages/gallery.ts';
import { newsPage } from '../../content/pages/news.ts';
import { notFoundPage } from '../../content/pages/not-found.ts';
import { footer, savedCopyNotice } from '../../content/shell.ts';
import { navigationLink } from '../support/navigation-link.ts';
import { unknownAddress } from '../support/page-titles.ts';
import { expect, hydrated, open, scrollThrough, test } from '../support/site.ts';

const notice = (page: Page) => page.getByText(savedCopyNotice);

/** Opens a page and waits until the service worker has saved it, without its query. */
async function visitAndSave(page: Page, address: string) {
  await open(page, address);
  // Says whether the service worker was not registered, is being installed, or could not be installed.
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          const { active, waiting, installing } = registration ?? {};
          return (active ?? waiting ?? installing)?.state ?? 'none';
        }),
      { message: 'the service worker', timeout: 30_000 },
    )
    .toBe('activated');
  await expect
    .poll(() =>
      page.evaluate(
        async (path) => Boolean(await caches.match(new URL(path, location.origin).href)),
        localAddress(address.replace(/\?.*/, '')),
      ),
    )
    .toBe(true);
}

const savedFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });

test.use({
  serviceWorkers: 'allow',
  // The map is not saved. Offline, the address is shown instead.
  expectedErrors: /ERR_(INTERNET_DISCONNECTED|FAILED)|^failed: |Failed to fetch|Unable to preload/,
});

test('visited pages, other ones and unknown addresses open offline, with a notice until the network is back @every-language', async ({
  page,
  context,
}) => {
  await visitAndSave(page, '/about');
  await expect(notice(page)).toHaveCount(0);
  await context.setOffline(true);

  await test.step('a page that was visited once', async () => {
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(aboutPage.hero.heading);
    await expect(notice(page)).toBeVisible();
    const foot = page.getByRole('contentinfo');
    for (const line of company.address) await expect(foot).toContainText(line);
    await expect(foot.getByRole('link', { name: footer.mapLinkLabel })).toBeVisible();
  });

  await test.step('pages that were not visited before, rendered from saved code', async () => {
    await open(page, '/contact');
    await expect(page).toHaveTitle(contactPage.title);
    await expect(page.getByRole('textbox', { name: contactForm.nameLabel })).toBeVisible();
    await expect(notice(page)).toBeVisible();
    await navigationLink(page, '/gallery').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(galleryPage.hero.heading);
  });

  await test.step('a photo that was not opened before', async () => {
    await page.getByRole('main').getByRole('list').getByRole('link').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('but no page of another language, which it cannot show', async () => {
    const tab = await context.newPage();
    for (const other of otherLanguages)
      await expect(tab.goto(addressIn(other, '/news'))).rejects.toThrow('net::ERR_');
    await tab.close();
  });

  await test.step('an unknown address, with the not-found page', async () => {
    await open(page, unknownAddress);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundPage.heading);
    await expect(notice(page)).toBeVisible();
  });

  await test.step('the address of an unknown article, with the list of news', async () => {
    await open(page, '/news/no-such-article');
    await expect(page).toHaveURL(localAddress('/news'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(newsPage.hero.heading);
  });

  await expect(notice(page)).toBeVisible();
  await context.setOffline(false);
  await expect(notice(page)).toHaveCount(0);
  await open(page, '/about');
  // A notice comes a moment after hydration. When the map is visible, it would be there, too.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.locator('.leaflet-container')).toBeVisible();
  await expect(notice(page)).toHaveCount(0);

  await test.step('of a slow connection, which was never lost, the notice goes with the saved copy', async () => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
    await context.setOffline(true);
    await page.reload();
    await hydrated(page);
    await expect(notice(page)).toBeVisible();
    await navigationLink(page, '/gallery').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(galleryPage.hero.heading);
    await expect(notice(page)).toHaveCount(0);
  });
});

test.describe('and other hosts that answer', () => {
  test.use({ otherHosts: 'reachable' });

  test('pages are saved without their query, pictures when they are shown, at most 120 of them, and nothing from other hosts', async ({
    page,
    baseURL,
  }) => {
    await visitAndSave(page, '/products?q=a');
    await scrollThrough(page);
    await expect(page.locator('.leaflet-tile').first()).toBeVisible();
    const saved = await savedFiles(page);
    expect(saved.length).toBeGreaterThan(20);
    expect(saved.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
    expect(saved.filter((url) => url.includes('?q='))).toEqual([]);
    const savedPictures = async () =>
      (await savedFiles(page)).filter((url) => url.includes('/pictures/')).length;
    expect(await savedPictures()).toBeGreaterThan(0);

    const limit = 120;
    const pictures = readdirSync('build/client/pictures')
      .filter((name) => name.endsWith('.avif'))
      .slice(0, limit + 20)
      .map((name) => `/pictures/${name}`);
    expect(pictures).toHaveLength(limit + 20);
    await page.evaluate(async (addresses) => {
      for (const address of addresses) await (await fetch(address)).arrayBuffer();
    }, pictures);
    await expect.poll(savedPictures).toBeLessThanOrEqual(limit);
    expect(await savedPictures()).toBeGreaterThan(limit / 2);
  });
});
