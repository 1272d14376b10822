import type { Page } from '@playwright/test';
import { company } from '../content/company.ts';
import { expect, open, test } from './site.ts';

const footer = (page: Page) => page.getByRole('contentinfo');

test('has what the specification lists for it', async ({ page }) => {
  await open(page, '/about');
  await expect(footer(page)).toContainText(company.aboutText);
  const quick = footer(page).getByRole('navigation', { name: 'Quick Links' }).getByRole('link');
  await expect(quick).toHaveText(['Home', 'About Us', 'Our Products', 'Gallery']);
  const products = footer(page).getByRole('navigation', { name: 'Our Products' }).getByRole('link');
  await expect(products).toHaveText(['Vegetables', 'Fruits', 'Legumes', 'Pasta', 'Organic']);
  await expect(products.first()).toHaveAttribute('href', '/products#vegetables');
  await expect(footer(page).getByRole('link', { name: company.phone })).toHaveAttribute(
    'href',
    'tel:+20200000000',
  );
  await expect(footer(page).getByRole('link', { name: company.email })).toHaveAttribute(
    'href',
    `mailto:${company.email}`,
  );
  await expect(footer(page)).toContainText('Cairo, Egypt');
  await expect(footer(page)).toContainText('Sun–Thu: 8:00 AM to 5:00 PM');
  await expect(footer(page)).toContainText('Fri and Sat: Closed');
  await expect(footer(page)).toContainText('rendered illustrations');
});

test('has placeholder links that are named, unavailable and lead nowhere (R5)', async ({
  page,
}) => {
  await open(page, '/');
  await footer(page).scrollIntoViewIfNeeded();
  for (const name of [
    'Facebook',
    'Instagram',
    'Twitter',
    'LinkedIn',
    'Privacy Policy',
    'Terms of Service',
  ]) {
    const link = footer(page).getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await expect(link).not.toHaveAttribute('href');
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await link.click({ force: true });
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => scrollY)).toBe(before);
  }
});

test.describe('the copyright year', () => {
  for (const year of [2024, 2031]) {
    test(`is the visitor's ${year}`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(`${year}-07-01T12:00:00Z`));
      await open(page, '/');
      await expect(footer(page)).toContainText(`© ${year} ${company.legalName}`);
    });
  }
});

test('Get In Touch shows the form on this page, with the cursor in Full Name (R8)', async ({
  page,
}) => {
  await open(page, '/gallery');
  await page.getByRole('banner').getByRole('link', { name: 'Get In Touch' }).click();
  const name = page.getByRole('textbox', { name: 'Full name' });
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport();
  await expect(page).toHaveURL('/gallery');
});

test.describe('the map', () => {
  const map = (page: Page) => page.getByRole('region', { name: 'Map of Cairo' });

  test('waits until the footer comes near, then shows Cairo with tiles and the credit', async ({
    page,
  }) => {
    const tiles: { url: string; referer: string | undefined }[] = [];
    page.on('request', (request) => {
      if (request.url().includes('tile.openstreetmap.org')) {
        tiles.push({ url: request.url(), referer: request.headers().referer });
      }
    });
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    expect(tiles).toEqual([]);
    await expect(page.locator('.leaflet-container')).toHaveCount(0);

    await footer(page).scrollIntoViewIfNeeded();
    await expect(map(page).getByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
    await expect(map(page).locator('img.leaflet-tile-loaded').first()).toBeVisible();
    const { latitude, longitude } = company.coordinates;
    const [x, y] = tileAt(latitude, longitude, 12);
    expect(tiles.map(({ url }) => url)).toContain(
      `https://tile.openstreetmap.org/12/${x}/${y}.png`,
    );
    expect(tiles[0]?.referer).toBeTruthy();
  });

  test('takes the marker from a public content network', async ({ page }) => {
    const request = page.waitForRequest(/^https:\/\/cdnjs\.cloudflare\.com\/.*marker-icon\.png$/);
    await open(page, '/');
    await footer(page).scrollIntoViewIfNeeded();
    await request;
    const marker = map(page).getByRole('button', { name: company.legalName });
    await expect(marker).toHaveAttribute('src', /^https:\/\/cdnjs/);
    await marker.click();
    await expect(map(page).locator('.leaflet-popup')).toContainText('Cairo, Egypt');
  });

  test("keeps Leaflet's defaults: tap, keyboard, wheel, zoom and tile size (specification 9)", async ({
    page,
  }) => {
    await open(page, '/');
    await footer(page).scrollIntoViewIfNeeded();
    await expect(map(page).locator('img.leaflet-tile').first()).toHaveCSS('width', '256px');
    // The options themselves are read in app/shell/street-map.test.ts; here the keyboard's 80 px
    // are seen.
    await map(page).focus();
    const pane = map(page).locator('.leaflet-map-pane');
    const before = await pane.boundingBox();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(async () => Math.round((await pane.boundingBox())?.x ?? 0))
      .toBe(Math.round((before?.x ?? 0) - 80));
  });

  test('lets the wheel scroll the page', async ({ page }) => {
    await open(page, '/');
    await footer(page).scrollIntoViewIfNeeded();
    await expect(map(page)).toBeVisible();
    await map(page).hover();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, -200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before);
  });

  test.describe('with every other host unreachable', () => {
    test.use({ outside: 'fails' });

    test('keeps the address and a link, and shows the marker that ships with the site', async ({
      page,
    }) => {
      await open(page, '/');
      await footer(page).scrollIntoViewIfNeeded();
      await expect(
        footer(page).getByRole('link', { name: 'See Cairo on OpenStreetMap' }),
      ).toHaveAttribute('href', /openstreetmap\.org.*30\.0444/);
      await expect(map(page).getByRole('button', { name: company.legalName })).toHaveAttribute(
        'src',
        /^\/assets\//,
      );
    });
  });
});

/** The tile that holds a place: OpenStreetMap's slippy map numbering. */
function tileAt(latitude: number, longitude: number, zoom: number): [number, number] {
  const size = 2 ** zoom;
  const angle = (latitude * Math.PI) / 180;
  const y = (1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2;
  return [Math.floor(((longitude + 180) / 360) * size), Math.floor(y * size)];
}
