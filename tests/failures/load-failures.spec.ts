import type { Page } from '@playwright/test';
import { localAddress } from '../../content/languages.ts';
import { articles } from '../../content/news.ts';
import { aboutPage } from '../../content/pages/about.ts';
import { contactPage } from '../../content/pages/contact.ts';
import { galleryPage } from '../../content/pages/gallery.ts';
import { brokenPage, footer, waitingLabel } from '../../content/pages/shell.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { scriptsOnlyOf } from '../support/page-code.ts';
import { expect, hydrated, open, scrollThrough, test } from '../support/site.ts';

const article = `/news/${articles[0]?.id}`;

const headerLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name });

test.describe('when no other host is reachable', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('pages open with their heading and the link that replaces the map', async ({ page }) => {
    for (const address of ['/', '/contact', '/no-such-page']) {
      await open(page, address);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: footer.mapLinkLabel })).toBeVisible();
    }
  });
});

test.describe('when no picture can be loaded', () => {
  test.use({ expectedErrors: /^failed: .*\/pictures\/|ERR_FAILED/ });

  test('every page keeps its text and its size', async ({ page }) => {
    test.setTimeout(180_000);
    const addresses = ['/', '/gallery', '/news', article];
    /** The size of each page after scrolling through it. */
    const sizes = async () => {
      const found: { address: string; width: number; height: number }[] = [];
      for (const address of addresses) {
        await open(page, address);
        await scrollThrough(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const size = await page.evaluate(() => {
          const { scrollWidth: width, scrollHeight: height } = document.documentElement;
          return { width, height };
        });
        found.push({ address, ...size });
      }
      return found;
    };
    const expected = await sizes();
    for (const { address, width } of expected) expect.soft(width, address).toBe(1280);
    await page.route('**/pictures/**', (route) => route.abort());
    expect(await sizes()).toEqual(expected);
  });
});

/**
 * Waits for the fonts. (`document.fonts.check` would report success for a font that no rule
 * declares.)
 */
async function expectFonts(page: Page) {
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', '')),
    );
  await expect
    .poll(loaded)
    .toEqual(expect.arrayContaining(['Figtree Variable', 'Fraunces Variable']));
}

test('a page has its fonts and the code, although its main picture never comes', async ({
  page,
}) => {
  // As in a browser whose visitor has switched pictures off.
  await page.route('**/hero-home*', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await hydrated(page);
  await expectFonts(page);
});

test.describe('the fonts', () => {
  test.use({ expectedErrors: /^failed: .*fonts-.*\.js|ERR_FAILED/ });

  test('leave the text readable when they cannot be loaded', async ({ page }) => {
    await page.route('**/fonts-*.js', (route) => route.abort());
    await open(page, '/');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeInViewport();
    // An element can be in the viewport and still be invisible.
    await expect(heading).toBeVisible();
    await expect(page.getByRole('main').locator('p').first()).toBeVisible();
    await scrollThrough(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  });
});

test('a loading message is announced while the code of a page loads (R15)', async ({ page }) => {
  const code = await scriptsOnlyOf(page, '/gallery', '/');
  expect(code.length).toBeGreaterThan(0);
  const release = await holdRequests(page, (url) => code.includes(url.href));
  const releaseMessage = await holdRequests(page, '**/after-hydration-*');
  // The `load` event waits for the styles of the message.
  await page.goto('/', { waitUntil: 'commit' });
  await hydrated(page);
  // The click may come before the message's own code.
  await headerLink(page, 'Gallery').click();
  releaseMessage();
  const announcement = page.getByRole('status').filter({ hasText: waitingLabel });
  await expect(announcement).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(galleryPage.hero.heading);
  await expect(announcement).toHaveCount(0);
});

test.describe('when the code of the map cannot be loaded', () => {
  test.use({ expectedErrors: /^failed: .*street-map|ERR_FAILED/ });

  test('the page works, and a link leads to a map', async ({ page }) => {
    const failure = page.waitForEvent('requestfailed', (request) =>
      /street-map/.test(request.url()),
    );
    await page.route('**/street-map-*.js', (route) => route.abort());
    await open(page, '/contact');
    await page.getByRole('link', { name: footer.mapLinkLabel }).scrollIntoViewIfNeeded();
    await failure;
    await headerLink(page, 'Gallery').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(galleryPage.hero.heading);
    await expect(page.getByRole('link', { name: footer.mapLinkLabel })).toBeVisible();
  });
});

test.describe('when the map fails', () => {
  test.use({ expectedErrors: /broken on purpose/ });

  test('the page works, and a link leads to a map', async ({ page }) => {
    // Leaflet needs it to find the place on the map.
    await page.addInitScript(() => {
      Math.log = () => {
        throw new Error('broken on purpose');
      };
    });
    const failure = page.waitForEvent('console', (message) => /broken/.test(message.text()));
    await open(page, '/contact');
    await page.getByRole('link', { name: footer.mapLinkLabel }).scrollIntoViewIfNeeded();
    await failure;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contactPage.hero.heading);
    await expect(page.getByRole('link', { name: footer.mapLinkLabel })).toBeVisible();
  });
});

test.describe('when the code for after hydration cannot be loaded', () => {
  test.use({ expectedErrors: /^failed: .*after-hydration|ERR_FAILED/ });

  for (const kind of ['js', 'css'])
    test(`without its ${kind}, pages open and their links work`, async ({ page }) => {
      const failed: string[] = [];
      page.on('requestfailed', (request) => failed.push(request.url()));
      await page.route(`**/after-hydration-*.${kind}`, (route) => route.abort());
      await open(page, '/about');
      await expect.poll(() => failed.length).toBeGreaterThan(0);
      await page.mouse.wheel(0, 2000);
      await headerLink(page, 'Gallery').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(galleryPage.hero.heading);
    });
});

test.describe('a page that fails to render', () => {
  test.use({ expectedErrors: /broken on purpose/ });

  test('shows an error page with links, and works after a reload', async ({ page }) => {
    await open(page, '/news');
    // Pictures call this function when they render. A reload restores the browser's own function.
    await page.evaluate(() => {
      performance.getEntriesByName = () => {
        throw new Error('broken on purpose');
      };
    });
    await headerLink(page, 'About Us').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(brokenPage.heading);
    await expect(page).toHaveTitle(brokenPage.title);
    const home = page.getByRole('link', { name: brokenPage.homeLabel });
    await expect(home).toHaveAttribute('href', localAddress('/'));
    // The links render, and fail, before the address changes.
    await expect(page).toHaveURL(localAddress('/about'));
    await page.getByRole('link', { name: brokenPage.againLabel }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(aboutPage.hero.heading);
  });
});

test.describe('the style sheets', () => {
  const styles = '**/assets/*.css';

  test('a page loads none for itself, and the next page waits for its own', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      const isOfAllPages = /\/(fonts|conditional|after-hydration|spinner)-/.test(request.url());
      if (request.resourceType() === 'stylesheet' && !isOfAllPages) requested.push(request.url());
    });
    await open(page, '/about');
    expect(requested).toEqual([]);
    const release = await holdRequests(page, styles);
    await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).click();
    await expect.poll(() => requested.length).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(aboutPage.hero.heading);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(galleryPage.hero.heading);
    const columns = page.getByRole('main').getByRole('list').last();
    await expect(columns).toHaveCSS('display', 'grid');
    expect(new Set(requested).size).toBe(requested.length);
  });

  test.describe('when they cannot be loaded', () => {
    test.use({ expectedErrors: /^failed: .*\.css|ERR_FAILED/ });

    test('a link loads the whole page', async ({ page }) => {
      await page.route(styles, (route) => route.abort());
      await open(page, '/about');
      await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
      await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(galleryPage.hero.heading);
      await hydrated(page);
      expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(false);
      const columns = page.getByRole('main').getByRole('list').last();
      await expect(columns).toHaveCSS('display', 'grid');
    });
  });
});

test('on a first visit the fonts load after the picture of the page', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await open(page, '/');
  await expectFonts(page);
  const picture = await page
    .getByRole('main')
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc);
  const pictureAt = requested.indexOf(picture);
  expect(pictureAt).toBeGreaterThan(0);
  expect(requested.findIndex((url) => url.includes('/fonts-'))).toBeGreaterThan(pictureAt);
});
