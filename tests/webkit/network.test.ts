// The map, and a visit without a network.
import { expect } from 'vitest';
import { company } from '../../content/company.ts';
import { aboutPage } from '../../content/pages/about.ts';
import { contactPage } from '../../content/pages/contact.ts';
import { footer, savedCopyNotice } from '../../content/shell.ts';
import { eventually } from './page.ts';
import { test } from './test.ts';

const map = { role: 'region', name: footer.mapLabel };

/** The addresses of the pictures of the map that are shown. */
const shownPictures = () =>
  [...document.querySelectorAll<HTMLImageElement>('.leaflet-tile-loaded, .leaflet-marker-icon')]
    .filter(({ naturalWidth }) => naturalWidth > 0)
    .map(({ src }) => src);

test('the map shows tiles and the public marker, zooms and names the place', async ({
  page,
  site,
}) => {
  const expectPicture = (address: RegExp) =>
    eventually(() => page.run(shownPictures)).toContainEqual(expect.stringMatching(address));
  await page.open('/contact');
  await page.scrollTo(map);
  await expectPicture(/127.0.0.1.*\/12\/\d+\/\d+.png/);
  await expectPicture(/127.0.0.1.*\/marker-icon.png/);
  // OpenStreetMap's tile policy requires a referrer.
  const referrers = site.otherRequests.map(({ referrer }) => referrer);
  expect(new Set(referrers)).toEqual(new Set([`${site.origin}/`]));
  await page.click({ role: 'button', name: footer.zoomInLabel, within: map });
  await expectPicture(/127.0.0.1.*\/13\/\d+\/\d+.png/);
  await page.click({ role: 'button', name: company.legalName, within: map });
  await eventually(() => page.textOf(map)).toContain(company.address.join(footer.addressSeparator));
});

test('without a network, visited pages and others open with a notice', async ({ page, site }) => {
  // The code of the map and pictures that were not shown are not saved.
  page.expectedErrors = /street-map|map\.css|marker|dynamically imported|\/sw\.js|\/pictures\//;
  const expectPage = async (heading: string) => {
    await page.find({ role: 'heading', level: 1, name: heading });
    await eventually(() => page.textOf('[role=status] p')).toBe(savedCopyNotice);
  };
  site.hasServiceWorker = true;
  await page.open('/about');
  const isSaved = async () => {
    await navigator.serviceWorker.ready;
    return Boolean(await caches.match(location.href));
  };
  await eventually(() => page.run(isSaved)).toBe(true);
  site.isOnline = false;
  await page.reload();
  await expectPage(aboutPage.hero.heading);
  await page.open('/contact');
  await expectPage(contactPage.hero.heading);
  site.isOnline = true;
});
