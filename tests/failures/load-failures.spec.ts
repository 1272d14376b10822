import type { Page } from '@playwright/test';
import { addressOf } from '../../app/pages.ts';
import { company } from '../../content/company.ts';
import { localAddress } from '../../content/languages.ts';
import { aboutPage } from '../../content/pages/about.ts';
import { contactPage } from '../../content/pages/contact.ts';
import { enquiryPage } from '../../content/pages/enquiry.ts';
import { galleryPage } from '../../content/pages/gallery.ts';
import { homePage } from '../../content/pages/home.ts';
import { productPage } from '../../content/pages/product.ts';
import { productsPage } from '../../content/pages/products.ts';
import { products } from '../../content/products.ts';
import { seasonTexts } from '../../content/season-texts.ts';
import { brokenPage, footer, waitingLabel } from '../../content/shell.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { navigationLink } from '../support/navigation-link.ts';
import { scriptsOnlyOf } from '../support/page-code.ts';
import { productsWithCard } from '../support/products-with-card.ts';
import {
  expect,
  hiddenParts,
  hydrated,
  loadedFonts,
  open,
  scrollThrough,
  test,
} from '../support/site.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('when no picture can be loaded', () => {
  test.use({ expectedErrors: /^failed: .*\/pictures\/|ERR_FAILED/ });

  test('pages keep their text and their size', async ({ page }) => {
    const size = async () => {
      await scrollThrough(page);
      return page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return { scrollWidth, scrollHeight };
      });
    };
    /** The sizes of the home page and the gallery. */
    const sizes = async () => {
      await open(page, '/');
      const link = page.getByRole('main').getByRole('link', { name: homePage.hero.productsLabel });
      await expect(link.first()).toBeInViewport();
      const ofHome = await size();
      await navigationLink(page, '/gallery').click();
      await expect(heading(page)).toHaveText(galleryPage.hero.heading);
      await expect(heading(page)).toBeInViewport();
      return [ofHome, await size()];
    };
    await page.route('**/pictures/**', (route) => route.abort());
    const withoutPictures = await sizes();
    for (const { scrollWidth } of withoutPictures) expect.soft(scrollWidth).toBe(1280);
    await page.unroute('**/pictures/**');
    expect(withoutPictures).toEqual(await sizes());
  });
});

test('if the main picture never arrives, the page still loads its code, and then its fonts', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  // As in a browser whose visitor has switched pictures off.
  await page.route('**/hero-home*', () => {});
  await page.goto('/', { waitUntil: 'commit' });
  await hydrated(page);
  await expect
    .poll(() => loadedFonts(page))
    .toEqual(expect.arrayContaining(['Figtree Variable', 'Fraunces Variable']));
  const pictureAt = requested.findIndex((url) => url.includes('/hero-home'));
  expect(pictureAt).toBeGreaterThan(0);
  expect(requested.findIndex((url) => url.includes('/fonts-'))).toBeGreaterThan(pictureAt);
});

test('if the browser refuses a font, the page still has the other one, and all pictures for a print', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { FontFace } = window;
    window.FontFace = class extends FontFace {
      override load() {
        return this.family.includes('Fraunces')
          ? Promise.reject(new Error('refused'))
          : super.load();
      }
    };
  });
  await page.goto('/products');
  await expect.poll(() => loadedFonts(page)).toContain('Figtree Variable');
  expect(await loadedFonts(page)).not.toContain('Fraunces Variable');
  const lazy = page
    .getByRole('main')
    .locator('li div:first-child > span > picture > [loading=lazy]');
  await expect(page.getByRole('main').locator('li picture > [loading=eager]')).not.toHaveCount(0);
  await expect(lazy).toHaveCount(0);
});

test.describe('when scripts and style sheets cannot be loaded', () => {
  test.use({ expectedErrors: /^failed: .*\.(js|css)|ERR_FAILED/ });

  test('everything is visible without an entrance animation, the text stays readable, and a link loads the whole page', async ({
    page,
  }) => {
    await test.step('without any script', async () => {
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto('/products');
      await expect.poll(() => hiddenParts(page)).toEqual([]);
      const last = products.at(-1)?.name ?? '';
      await expect(page.getByRole('heading', { name: last })).toBeVisible();
      await expect(page.getByRole('search')).toBeHidden();
      const main = page.getByRole('main');
      const tabs = page.getByRole('navigation', { name: productsPage.filters.tabsLabel });
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.getByRole('search')).toBeHidden();
      expect((await tabs.boundingBox())?.width, 'no empty columns').toBeGreaterThan(330);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(addressOf('seasons'));
      const months = page.getByRole('columnheader');
      await expect(months.last()).toHaveText(seasonTexts.shortMonths.at(-1) ?? '', {
        useInnerText: true,
      });
      await expect(main.getByRole('button')).toHaveCount(0);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(months.last()).toBeHidden();
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(addressOf('enquiry'));
      await expect(main).toContainText(enquiryPage.withoutScript.text);
      await expect(main.getByRole('link', { name: company.email })).toBeVisible();
      expect((await main.boundingBox())?.height, 'one screen').toBeLessThan(810);
      await page.unrouteAll();
    });
    await test.step('without fonts, style sheets and what follows hydration', async () => {
      const failed: string[] = [];
      page.on('requestfailed', (request) => failed.push(request.url()));
      await page.route(/\/fonts-[^/]*\.js$|\/assets\/.*\.css$/, (route) => route.abort());
      await open(page, '/about');
      await expect(heading(page)).toBeInViewport();
      // An element can be in the viewport and still be invisible.
      await expect(heading(page)).toBeVisible();
      await expect(page.getByRole('main').locator('p').first()).toBeVisible();
      await scrollThrough(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
      for (const name of ['/fonts-', '/after-hydration-'])
        await expect.poll(() => failed.some((url) => url.includes(name)), name).toBe(true);
      await page.mouse.wheel(0, 2000);
      await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
      await navigationLink(page, '/gallery').click();
      await expect(heading(page)).toHaveText(galleryPage.hero.heading);
      await hydrated(page);
      expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(false);
      const tiles = page.getByRole('main').getByRole('list').last();
      await expect(tiles).toHaveCSS('display', 'grid');
    });
  });
});

test('a page has loaded its style sheets when its code runs, and the next one waits for its code and styles, with a message (R15)', async ({
  page,
}) => {
  const ownStyles =
    /\/assets\/(?!(fonts|conditional|after-hydration|spinner|view-transitions)-)[^/]*\.css$/;
  const requested: string[] = [];
  page.on('request', (request) => {
    if (ownStyles.test(request.url())) requested.push(request.url());
  });
  const code = await scriptsOnlyOf(page, '/gallery', '/about');
  expect(code.length).toBeGreaterThan(0);
  const releaseCode = await holdRequests(page, (url) => code.includes(url.href));
  const releaseMessage = await holdRequests(page, '**/after-hydration-*');
  // The `load` event waits for the styles of the message.
  await page.goto('/about', { waitUntil: 'commit' });
  await hydrated(page);
  const loaded = await page.evaluate(() => Array.from(document.styleSheets, ({ href }) => href));
  expect(requested.length).toBeGreaterThan(0);
  expect(loaded).toEqual(expect.arrayContaining(requested));
  const releaseStyles = await holdRequests(page, ownStyles);
  const count = requested.length;
  // The click may come before the message's own code.
  await navigationLink(page, '/gallery').click();
  releaseMessage();
  const announcement = page.getByRole('status').filter({ hasText: waitingLabel });
  await expect(announcement).toBeVisible();
  releaseCode();
  await expect.poll(() => requested.length).toBeGreaterThan(count);
  await expect(heading(page)).toHaveText(aboutPage.hero.heading);
  releaseStyles();
  await expect(heading(page)).toHaveText(galleryPage.hero.heading);
  await expect(announcement).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('list').last()).toHaveCSS('display', 'grid');
  expect(new Set(requested).size).toBe(requested.length);
});

test.describe('when the map cannot be shown', () => {
  test.use({ expectedErrors: /^failed: .*street-map|ERR_FAILED|broken on purpose/ });

  test('the page works, and a link leads to a map', async ({ page }) => {
    const mapLink = page.getByRole('link', { name: footer.mapLinkLabel });
    await test.step('because its code cannot be loaded', async () => {
      const failure = page.waitForEvent('requestfailed', (request) =>
        /street-map/.test(request.url()),
      );
      await page.route('**/street-map-*.js', (route) => route.abort());
      await open(page, '/contact');
      await mapLink.scrollIntoViewIfNeeded();
      await failure;
      await navigationLink(page, '/gallery').click();
      await expect(heading(page)).toHaveText(galleryPage.hero.heading);
      await expect(mapLink).toBeVisible();
    });
    await test.step('because its code fails', async () => {
      await page.unroute('**/street-map-*.js');
      // Leaflet needs it to find the place on the map.
      await page.addInitScript(() => {
        Math.log = () => {
          throw new Error('broken on purpose');
        };
      });
      const failure = page.waitForEvent('console', (message) => /broken/.test(message.text()));
      await open(page, '/contact');
      await mapLink.scrollIntoViewIfNeeded();
      await failure;
      await expect(heading(page)).toHaveText(contactPage.hero.heading);
      await expect(mapLink).toBeVisible();
    });
  });
});

test.describe('when the sources of a product cannot be loaded', () => {
  test.use({ expectedErrors: /ERR_FAILED|^failed: .*listed-sources/ });

  test('the page of the product works, asks for them once, and has them on the next visit', async ({
    page,
  }) => {
    let requests = 0;
    await page.route(/listed-sources/, (route) => {
      requests += 1;
      return route.abort();
    });
    await open(page, '/products');
    const [{ name } = { name: '' }] = productsWithCard;
    const product = () => page.getByRole('main').getByRole('link', { name }).first();
    const sources = page.getByText(productPage.sourcesLabel, { exact: true });
    await product().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(sources).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(requests).toBe(1);
    await page.goBack();
    await page.unroute(/listed-sources/);
    await product().click();
    await expect(sources).toBeVisible();
  });
});

test.describe('a page that fails to render', () => {
  test.use({ expectedErrors: /broken on purpose/ });

  test('shows an error page with links, and works after a reload @every-language', async ({
    page,
  }) => {
    await open(page, '/news');
    // Pictures call this function when they render. A reload restores the browser's own function.
    await page.evaluate(() => {
      performance.getEntriesByName = () => {
        throw new Error('broken on purpose');
      };
    });
    await navigationLink(page, '/about').click();
    await expect(heading(page)).toHaveText(brokenPage.heading);
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle(brokenPage.title);
    const home = page.getByRole('link', { name: brokenPage.homeLabel });
    await expect(home).toHaveAttribute('href', localAddress('/'));
    // The links render, and fail, before the address changes.
    await expect(page).toHaveURL(localAddress('/about'));
    await page.getByRole('link', { name: brokenPage.againLabel }).click();
    await expect(heading(page)).toHaveText(aboutPage.hero.heading);
  });
});
