// The map in the footer, with its hosts reachable and unreachable.
import { publicMarkerImages, tileHost } from '../../app/shell/footer/map-sources.ts';
import { company } from '../../content/company.ts';
import { footer } from '../../content/pages/shell.ts';
import { describe, eventually, expect, test } from './fixtures.ts';
import type { Page } from './page.ts';

const map = { role: 'region', name: footer.mapLabel } as const;
const marker = { role: 'button', name: company.legalName, within: map } as const;
const link = { role: 'link', name: footer.mapLinkLabel } as const;

const toMap = (page: Page) =>
  page.read(map, (place) => place.scrollIntoView({ block: 'center', behavior: 'instant' }));
/** The addresses of the tiles that are shown. */
const tiles = (page: Page) =>
  page.read(map, (place) =>
    [...place.querySelectorAll('.leaflet-tile-loaded')]
      .filter((tile) => (tile as HTMLImageElement).naturalWidth > 0)
      .map((tile) => (tile as HTMLImageElement).src),
  );
const markerPicture = (page: Page) =>
  page.read(map, (place) => {
    const image = place.querySelector('.leaflet-marker-icon') as HTMLImageElement | null;
    return image && image.naturalWidth > 0 ? image.src : '';
  });

describe('map', () => {
  // This test must run first, because WebKit would show the marker from its memory cache later.
  test('shows the address, the link and the site’s own marker when no other host is reachable', async ({
    page,
    otherHosts,
  }) => {
    otherHosts.areReachable = false;
    page.expectedErrors = /openstreetmap|cdnjs/;
    await page.open('/contact');
    await toMap(page);
    await eventually(() => markerPicture(page)).toContain(`${page.origin}/assets/marker-icon`);
    expect(await tiles(page)).toEqual([]);
    expect(await page.attribute(link, 'href')).toContain(String(company.coordinates.latitude));
    expect(await page.text({ role: 'contentinfo' })).toContain(company.address.join(', '));
  });

  test('shows tiles, the marker and the credit to OpenStreetMap, and can be zoomed', async ({
    page,
    otherHosts,
  }) => {
    await page.open('/contact');
    await toMap(page);
    await eventually(async () => (await tiles(page))?.length ?? 0).toBeGreaterThan(3);
    for (const tile of (await tiles(page)) ?? []) expect(tile).toContain(tileHost);
    const tileRequests = otherHosts.requests.filter(({ url }) => url.startsWith(tileHost));
    expect(tileRequests.length).toBeGreaterThan(3);
    // OpenStreetMap's tile policy requires a referrer.
    for (const { referrer } of tileRequests) expect(referrer).toBe(`${page.origin}/`);
    await eventually(() => markerPicture(page)).toBe(`${publicMarkerImages}/marker-icon.png`);
    expect(await page.text(map)).toContain('OpenStreetMap');
    const zoomOf = (tile = '') => Number(tile.slice(tileHost.length + 1).split('/')[0]);
    const before = zoomOf((await tiles(page))?.[0]);
    await page.click({ role: 'button', name: 'Zoom in', within: map });
    await eventually(async () => Math.max(...((await tiles(page)) ?? []).map(zoomOf))).toBe(
      before + 1,
    );
    await page.click(marker);
    await eventually(() => page.text(map)).toContain(company.address.join(', '));
  });
});
