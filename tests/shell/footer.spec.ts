import type { Locator, Page } from '@playwright/test';
import { company } from '../../content/company.ts';
import { contactForm } from '../../content/contact-form.ts';
import { language, localAddress } from '../../content/languages.ts';
import { mainNavigation, productNavigation } from '../../content/navigation.ts';
import { enquiryPage } from '../../content/pages/enquiry.ts';
import { galleryPage } from '../../content/pages/gallery.ts';
import { footer as copy, header } from '../../content/shell.ts';
import { expectContentLinks } from '../support/content-links.ts';
import { labelOf } from '../support/label-of.ts';
import { expect, hydrated, open, setDate, test, untilNetworkIsIdle } from '../support/site.ts';

const footer = (page: Page) => page.getByRole('contentinfo');
const fullName = (page: Page) => footer(page).getByRole('textbox', { name: contactForm.nameLabel });
const getInTouch = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: header.getInTouchLabel });
/** A place in an element, by shares of its width and height, in pixels. */
async function placeIn(element: Locator, across: number, down: number) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return { x: box.x + across * box.width, y: box.y + down * box.height };
}

const map = (page: Page) => page.getByRole('region', { name: copy.mapLabel });

test('the footer shows the company, its contact details and the links of the content @every-language @fixture', async ({
  page,
}) => {
  await setDate(page, '2099-07-01T12:00:00');
  await open(page, '/about');
  await expect(footer(page)).toContainText(company.aboutText);
  await expect(footer(page)).toContainText(company.illustrationNote);
  // The year of the visitor's clock, not of the build.
  const year = (2099).toLocaleString(language.formats, { useGrouping: false });
  await expect(footer(page)).toContainText(`© ${year}`);
  const quickLinks = page.getByRole('navigation', { name: copy.quickLinksHeading });
  await expectContentLinks(
    quickLinks.getByRole('link'),
    mainNavigation.map(({ label, to }) => ({ name: label, url: localAddress(to) })),
  );
  const products = page.getByRole('navigation', { name: copy.productsHeading });
  await expectContentLinks(products.getByRole('link'), [
    ...productNavigation.map(({ label, hash }) => ({
      name: label,
      url: localAddress(`/products#${hash}`),
    })),
    { name: copy.seasonsLabel, url: localAddress('/seasons') },
  ]);
  const { phone, email, address, hours } = company;
  const digits = `tel:+${phone.replace(/\D/g, '')}`;
  await expect(footer(page).getByRole('link', { name: phone })).toHaveAttribute('href', digits);
  const mail = footer(page).getByRole('link', { name: email });
  await expect(mail).toHaveAttribute('href', `mailto:${email}`);
  for (const line of [...address, ...hours.map(({ days, time }) => `${days}: ${time}`)])
    await expect(footer(page)).toContainText(line);
  await test.step('social networks and legal pages, as placeholders if content has no address (R5)', async () => {
    for (const { name, url } of [...company.social, ...company.legal])
      await expectContentLinks(footer(page).getByRole('link', { name, exact: true }), [
        { name, url },
      ]);
  });
  await test.step('a link to OpenStreetMap, and the marker of the site itself if no other host is reachable', async () => {
    const link = footer(page).getByRole('link', { name: copy.mapLinkLabel });
    const { latitude, longitude } = company.coordinates;
    const { host, searchParams, hash } = new URL((await link.getAttribute('href')) ?? '');
    expect(host).toBe('www.openstreetmap.org');
    expect(Object.fromEntries(searchParams)).toEqual({ mlat: `${latitude}`, mlon: `${longitude}` });
    expect(hash).toMatch(new RegExp(`^#map=\\d+/${latitude}/${longitude}$`));
    await link.scrollIntoViewIfNeeded();
    await expect(map(page).getByRole('button', { name: company.legalName })).toHaveAttribute(
      'src',
      /^\/assets\//,
    );
  });
});

test('before the page has loaded, the browser reserves more height than the footer needs, so that a reload can restore the scroll position @every-language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, '/about');
  await expect(page.locator('html')).toHaveAttribute('data-loaded');
  const { height, assumed } = await footer(page).evaluate((element) => {
    const { height } = element.getBoundingClientRect();
    delete document.documentElement.dataset.loaded;
    // “auto 2880px”
    const [assumed] = getComputedStyle(element).containIntrinsicBlockSize.match(/[\d.]+/) ?? [];
    return { height, assumed };
  });
  expect(Number(assumed)).toBeGreaterThan(height);
});

test('on the page of the enquiry list, which has a form of its own, the form waits behind its heading @fixture', async ({
  page,
}) => {
  await open(page, '/enquiry');
  const heading = footer(page).getByRole('heading', { name: contactForm.heading });
  await expect(fullName(page)).toBeHidden();
  await heading.click();
  await expect(fullName(page)).toBeVisible();
  await heading.click();
  await expect(fullName(page)).toBeHidden();
  await getInTouch(page).click();
  await expect(fullName(page)).toBeFocused();
  await expect(fullName(page)).toBeInViewport();
  await footer(page)
    .getByRole('link', { name: labelOf('/gallery') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(galleryPage.hero.heading);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(enquiryPage.hero.heading);
  await expect(fullName(page), 'Back finds it unfolded').toBeVisible();
});

test.describe('with other hosts', { tag: '@fixture' }, () => {
  test.use({ otherHosts: 'reachable' });

  test('the map loads when the footer comes near, shows the company’s place and moves by key and button', async ({
    page,
  }) => {
    const tiles: { url: string; referer: string | undefined }[] = [];
    const code: string[] = [];
    page.on('request', (request) => {
      if (/street-map.*\.js/.test(request.url())) code.push(request.url());
      if (request.url().includes('tile.openstreetmap.org')) {
        tiles.push({ url: request.url(), referer: request.headers().referer });
      }
    });
    const publicMarker = page.waitForRequest(
      /^https:\/\/cdnjs\.cloudflare\.com\/.*marker-icon\.png$/,
    );
    await keepMapOptions(page);
    await open(page, '/');
    await untilNetworkIsIdle(page);
    expect(tiles).toEqual([]);
    expect(code).toEqual([]);
    const container = page.locator('.leaflet-container');
    await expect(container).toHaveCount(0);

    await footer(page).scrollIntoViewIfNeeded();
    const marker = map(page).getByRole('button', { name: company.legalName });
    await test.step('it shows tiles with a credit, and a marker from a public CDN', async () => {
      await expect(map(page).getByRole('link')).toHaveText(['OpenStreetMap']);
      const tile = map(page).locator('img.leaflet-tile-loaded').first();
      await expect(tile).toBeVisible();
      await expect(tile).toHaveCSS('width', '256px');
      const { latitude, longitude } = company.coordinates;
      const [x, y] = tileAt(latitude, longitude, 12);
      expect(tiles.map(({ url }) => url)).toContain(
        `https://tile.openstreetmap.org/12/${x}/${y}.png`,
      );
      // OpenStreetMap's tile policy requires a referrer.
      for (const { referer } of tiles) expect(referer).toBeTruthy();
      await publicMarker;
      await expect(marker).toHaveAttribute('src', /^https:\/\/cdnjs/);
      expect(code).toHaveLength(1);
    });
    await test.step('the company’s place is in its middle', async () => {
      const middle = await placeIn(container, 0.5, 0.5);
      const tip = await placeIn(marker, 0.5, 1);
      expect(Math.hypot(tip.x - middle.x, tip.y - middle.y)).toBeLessThan(2);
    });
    await test.step('it behaves by the values of specification 9', async () => {
      // app/shell/footer/street-map.test.ts has the time of a tap that is held, which is no option.
      expect(await mapOptions(page)).toEqual({
        ...{ tapTolerance: 15, keyboardPanDelta: 80 },
        ...{ wheelDebounceTime: 40, wheelPxPerZoomLevel: 60, scrollWheelZoom: true },
        ...{ maxZoom: 18, tileSize: 256 },
        changed: ['zoomControl'],
      });
    });
    await test.step('an arrow key moves it by 80 px', async () => {
      await container.focus();
      const pane = map(page).locator('.leaflet-map-pane');
      const before = await pane.boundingBox();
      await page.keyboard.press('ArrowRight');
      await expect
        .poll(async () => Math.round((await pane.boundingBox())?.x ?? 0))
        .toBe(Math.round((before?.x ?? 0) - 80));
    });
    await test.step('the mouse wheel scrolls the page', async () => {
      await container.hover();
      const before = await page.evaluate(() => scrollY);
      await page.mouse.wheel(0, -200);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before);
    });
    await test.step('the wheel with Ctrl zooms by one level for 60 px, and does not scroll the page', async () => {
      await marker.hover();
      const before = await page.evaluate(() => scrollY);
      await page.keyboard.down('Control');
      await page.mouse.wheel(0, -60);
      await page.keyboard.up('Control');
      const zooms = () => new Set(tiles.map(({ url }) => url.split('/')[3]));
      await expect.poll(zooms).toEqual(new Set(['12', '13']));
      await untilNetworkIsIdle(page);
      expect(zooms()).toEqual(new Set(['12', '13']));
      expect(await page.evaluate(() => scrollY)).toBe(before);
    });
    await test.step('a click on the marker shows the address', async () => {
      await marker.click();
      const popup = map(page).locator('.leaflet-popup');
      await expect(popup).toContainText(company.address.join(copy.addressSeparator));
      // Leaflet's own label is English.
      await expect(popup.getByRole('button')).toHaveAccessibleName(copy.mapCloseLabel);
    });
    await test.step('its button zooms in with each click of a triple click', async () => {
      // Leaflet ignores a click during its animation of 250 ms.
      await map(page)
        .getByRole('button', { name: copy.zoomInLabel })
        .click({ clickCount: 3, delay: 400 });
      await expect.poll(() => tiles.map(({ url }) => url).join()).toContain('/16/');
    });
    await test.step('with reduced motion, it is at once where an arrow key brings it (R18)', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.reload();
      await hydrated(page);
      await footer(page).scrollIntoViewIfNeeded();
      await expect(marker).toBeVisible();
      const moved = await container.evaluate((element) => {
        const pane = element.querySelector('.leaflet-map-pane') as HTMLElement;
        const before = pane.getBoundingClientRect().x;
        element.focus();
        // Leaflet reads the number of a key.
        element.dispatchEvent(new KeyboardEvent('keydown', { keyCode: 39, bubbles: true }));
        return Math.round(pane.getBoundingClientRect().x - before);
      });
      expect(moved).toBe(-80);
    });
  });
});

/** Keeps the options of the map and of its tiles, which Leaflet makes of its defaults. */
const keepMapOptions = (page: Page) =>
  page.addInitScript(() => {
    const { create } = Object;
    const kept: object[] = [];
    Object.assign(window, { leafletOptions: kept });
    Object.create = (defaults: object | null, ...others: []) => {
      const options = create(defaults, ...others);
      if (defaults && ('tapTolerance' in defaults || 'tileSize' in defaults)) kept.push(options);
      return options;
    };
  });

/** The options that specification 9 names, and the names of those of the map that are not Leaflet's defaults. */
const mapOptions = (page: Page) =>
  page.evaluate(() => {
    const kept = (window as unknown as { leafletOptions: Record<string, unknown>[] })
      .leafletOptions;
    const [ofMap = {}] = kept.filter((options) => 'tapTolerance' in options);
    // The defaults of other layers are made in the same way.
    const ofTiles = kept.findLast((options) => Object.hasOwn(options, 'attribution')) ?? {};
    const { tapTolerance, keyboardPanDelta, wheelDebounceTime, wheelPxPerZoomLevel } = ofMap;
    const { maxZoom, tileSize } = ofTiles;
    return {
      ...{ tapTolerance, keyboardPanDelta, wheelDebounceTime, wheelPxPerZoomLevel },
      ...{ scrollWheelZoom: ofMap.scrollWheelZoom, maxZoom, tileSize },
      changed: Object.keys(ofMap),
    };
  });

/** The column and row of the OpenStreetMap tile that contains a place. */
function tileAt(latitude: number, longitude: number, zoom: number): [number, number] {
  const size = 2 ** zoom;
  const angle = (latitude * Math.PI) / 180;
  const y = (1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2;
  return [Math.floor(((longitude + 180) / 360) * size), Math.floor(y * size)];
}
