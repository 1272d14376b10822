import type { Page } from '@playwright/test';
import { namePhotos } from '../../app/pages/gallery/name-photos.ts';
import { addressOf } from '../../app/pages.ts';
import { galleryCaptions, galleryImages } from '../../content/gallery.ts';
import { localAddress } from '../../content/languages.ts';
import { type GalleryFilter, galleryPage } from '../../content/pages/gallery.ts';
import { homePage } from '../../content/pages/home.ts';
import { header } from '../../content/shell.ts';
import { clickWhileGoingBack } from '../support/click-while-leaving.ts';
import { holdCode, holdRequests } from '../support/hold-requests.ts';
import { navigationLink } from '../support/navigation-link.ts';
import { expect, hydrated, open, scrollThrough, test } from '../support/site.ts';

const { filters, filtersLabel } = galleryPage;
const main = (page: Page) => page.getByRole('main');
const tiles = (page: Page) => main(page).getByRole('listitem');
const filterButton = (page: Page, wanted: GalleryFilter) =>
  main(page).getByRole('button', {
    name: filters.find(({ value }) => value === wanted)?.label ?? '',
    exact: true,
  });

/** The photos that a filter shows, with their names. */
const photosOf = (filter: GalleryFilter) =>
  namePhotos(galleryImages.filter(({ category }) => filter === 'all' || category === filter));

const shownPhotos = (page: Page) =>
  tiles(page)
    .getByRole('img')
    .evaluateAll((images) =>
      images.map((image) => ({ src: image.getAttribute('src'), name: image.getAttribute('alt') })),
    );

test('the gallery has a hero, photos, filters and a link to the products @fixture', async ({
  page,
}) => {
  await open(page, '/gallery');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(galleryPage.hero.heading);
  await expect(main(page).getByText(galleryPage.hero.text)).toBeVisible();
  // `useInnerText` reads the labels as displayed: CSS may change upper and lower case.
  await expect(
    main(page).getByRole('group', { name: filtersLabel }).getByRole('button'),
  ).toHaveText(
    filters.map(({ label }) => label),
    { useInnerText: true },
  );
  const pressed = main(page).getByRole('button', { pressed: true });
  await expect(pressed).toHaveText([filters[0]?.label ?? '']);
  const entries = await page.evaluate(() => history.length);

  for (const filter of ['all', 'farm'] as const)
    await test.step(`the tiles of “${filter}” enter within 0.3 s, each 0.1 s after the one before (specification 2 and 9)`, async () => {
      await filterButton(page, filter).click();
      await expect(tiles(page)).toHaveCount(photosOf(filter).length);
      await scrollThrough(page);
      const entrances = () =>
        tiles(page).evaluateAll((all) =>
          all.map((tile) => {
            const { animationName, animationDelay, animationDuration } = getComputedStyle(tile);
            return animationName === 'none' ? 'waits' : `${animationDelay} ${animationDuration}`;
          }),
        );
      const wanted = photosOf(filter).map(
        (_, place) => `${Number((place * 0.1).toFixed(1))}s 0.3s`,
      );
      await expect.poll(entrances).toEqual(wanted);
    });

  for (const { value, label } of [...filters, ...filters.slice(0, 1)])
    await test.step(`the filter “${label}” shows its photos in full rows, with even gaps (R13, R14)`, async () => {
      const photos = photosOf(value);
      await filterButton(page, value).click();
      await expect(pressed).toHaveText([label]);
      expect(await shownPhotos(page)).toEqual(photos.map(({ src, name }) => ({ src, name })));
      await expect(main(page).getByRole('status')).toHaveText(galleryPage.count(photos.length));
      await expect(main(page).getByRole('status')).toContainText(`${photos.length}`);
      for (const tile of await tiles(page).getByRole('img').all()) await expect(tile).toBeVisible();
      // What each shows is below it.
      await expect(tiles(page)).toHaveText(photos.map(({ id }) => galleryCaptions[id] ?? ''));
      await expectFullRows(page, value);
    });
  expect(await page.evaluate(() => history.length), 'entries of the history').toBe(entries);

  for (const [width, columns] of [
    [375, 1],
    [768, 2],
    [1280, 3],
  ] as const)
    await test.step(`at ${width} px, it has ${columns} columns`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const lefts = await tiles(page).evaluateAll((all) =>
        all.map((tile) => Math.round(tile.getBoundingClientRect().left)),
      );
      expect(new Set(lefts).size).toBe(columns);
      // The order is row by row, not column by column: the second photo is beside the first one.
      expect(new Set(lefts.slice(0, 2)).size).toBe(Math.min(columns, 2));
    });

  await expect(main(page).getByText(galleryPage.closing.text)).toBeVisible();
  await main(page).getByRole('link', { name: galleryPage.closing.linkLabel }).click();
  await expect(page).toHaveURL(localAddress(addressOf('products')));
});

test('a filter that is chosen on the page that Back leaves keeps the earlier page in the history', async ({
  page,
}) => {
  await open(page, '/');
  await clickWhileGoingBack(navigationLink(page, '/gallery'), 'main button[aria-pressed=false]');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(homePage.hero.heading);
  await expect(page).toHaveURL(localAddress('/'));
});

test('Back and a reload find the chosen photos where they were (R7)', async ({ page }) => {
  await open(page, '/gallery');
  const last = filters.at(-1)?.value ?? 'all';
  await filterButton(page, last).click();
  await expect(tiles(page)).toHaveCount(photosOf(last).length);
  await scrollThrough(page);
  const top = await page.evaluate(() => {
    window.scrollTo({ top: 400, behavior: 'instant' });
    return scrollY;
  });
  const expectSame = async () => {
    await expect(tiles(page)).toHaveCount(photosOf(last).length);
    await expect(filterButton(page, last)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  };
  await main(page)
    .getByRole('link', { name: galleryPage.closing.linkLabel })
    .dispatchEvent('click');
  await expect(page).toHaveURL(localAddress('/products'));
  await page.goBack();
  await expectSame();
  await test.step('also when a photo was opened and closed', async () => {
    // Without the scrolling of Playwright's own click.
    await tiles(page).nth(2).getByRole('link').dispatchEvent('click');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectSame();
  });
  await page.reload();
  await hydrated(page);
  await expectSame();
  await test.step('also when a photo is open', async () => {
    const shown = photosOf(last)[2]?.name ?? '';
    await tiles(page).nth(2).getByRole('link').dispatchEvent('click');
    const photo = page.getByRole('dialog').getByRole('img', { name: shown, exact: true });
    await expect(photo).toBeInViewport({ ratio: 0.9 });
    await page.reload();
    await expect(photo).toBeInViewport({ ratio: 0.9 });
    await page.goBack();
    await expectSame();
  });
  await test.step('the skip link keeps them, too', async () => {
    await page.getByRole('link', { name: header.skipLabel }).press('Enter');
    await expect(page).toHaveURL(/#content$/);
    await expect(tiles(page)).toHaveCount(photosOf(last).length);
  });
});

test('on a phone, photos below the first screen wait for the fonts, and then load before the code', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const loadFonts = await holdRequests(page, /\/assets\/fonts-/);
  await holdCode(page);
  const loaded = () =>
    tiles(page)
      .getByRole('img')
      .evaluateAll((images: HTMLImageElement[]) =>
        images.filter(({ currentSrc }) => currentSrc).map((image) => image.getAttribute('src')),
      );
  const photos = photosOf('all').map(({ src }) => src);
  const fontsAreWanted = page.waitForRequest(/\/assets\/fonts-/);
  await page.goto(localAddress('/gallery'), { waitUntil: 'commit' });
  await fontsAreWanted;
  expect(await loaded()).toEqual(photos.slice(0, 2));
  loadFonts();
  await expect.poll(loaded).toEqual(expect.arrayContaining(photos.slice(0, 3)));
});

/** Checks that photos of different sizes fill the rows, with even gaps. */
async function expectFullRows(page: Page, filter: GalleryFilter) {
  const { empty, uneven, apart, sizes } = await tiles(page).evaluateAll((all) => {
    const grid = all[0]?.parentElement;
    if (!grid) throw new Error('There are no photos.');
    const gap = Number.parseFloat(getComputedStyle(grid).columnGap);
    const areaOf = ({ offsetWidth, offsetHeight }: HTMLElement) =>
      (offsetWidth + gap) * (offsetHeight + gap);
    const photos = all as HTMLElement[];
    const bottomOf = (element: Element | null) => element?.getBoundingClientRect().bottom ?? 0;
    const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? 0;
    const taken = photos.reduce((total, photo) => total + areaOf(photo), 0);
    return {
      empty: 1 - taken / areaOf(grid),
      // Between a row and what is in it, above the picture and below its caption.
      uneven: photos.flatMap((photo) => [
        topOf(photo.querySelector('a')) - topOf(photo),
        bottomOf(photo) - bottomOf(photo.querySelector('figcaption')),
      ]),
      apart: photos.map(
        (photo) => topOf(photo.querySelector('figcaption')) - bottomOf(photo.querySelector('a')),
      ),
      sizes: new Set(photos.map(({ offsetWidth }) => offsetWidth)).size,
    };
  });
  expect(Math.abs(empty), 'the part of the grid without photos').toBeLessThan(0.01);
  expect(Math.max(...uneven.map(Math.abs))).toBeLessThanOrEqual(1);
  expect(Math.min(...apart), 'from a picture to its caption').toBeGreaterThan(0);
  expect(Math.max(...apart), 'from a picture to its caption').toBeLessThan(12);
  if (photosOf(filter).length > 3) expect(sizes).toBeGreaterThan(1);
}
