// The gallery's filters and the lightbox.

import { namePhotos } from '../../app/pages/gallery/name-photos.ts';
import { galleryImages } from '../../content/gallery.ts';
import { language } from '../../content/languages.ts';
import { galleryPage } from '../../content/pages/gallery.ts';
import { describe, eventually, expect, test } from './fixtures.ts';
import type { Page } from './page.ts';
import type { Key } from './webkit.ts';

const { lightbox, filters, count } = galleryPage;
const photos = namePhotos(galleryImages, galleryPage.photoName);
const [first, second] = photos;
if (!first || !second) throw new Error('The gallery needs two photos.');
const last = photos.at(-1) ?? first;

const dialog = { role: 'dialog' } as const;
const tile = (name: string) => ({ role: 'link', name, within: { role: 'main' } }) as const;
const button = (name: string) => ({ role: 'button', name, within: dialog }) as const;
const large = (name: string) => ({ role: 'img', name, within: dialog }) as const;

const [previousKey, nextKey]: [Key, Key] =
  language.direction === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];

/** The names of the photos that are on the screen. */
const onScreen = (page: Page) =>
  page
    .readAll({ role: 'img', within: dialog }, (image) => {
      const { left, right, width } = image.getBoundingClientRect();
      return width > 1 && right > 1 && left < innerWidth - 1 ? (image.alt as string) : '';
    })
    .then((names) => names.filter((name) => name !== ''));
const expectPhoto = (page: Page, name: string) => eventually(() => onScreen(page)).toEqual([name]);

async function openPhoto(page: Page, name: string) {
  await page.open('/gallery');
  await page.click(tile(name));
  await expectPhoto(page, name);
}

async function expectClosed(page: Page, name: string) {
  await eventually(() => page.count(dialog)).toBe(0);
  await eventually(() => page.hasFocus(tile(name))).toBe(true);
  expect(await page.address()).toBe('/gallery');
}

describe('lightbox', () => {
  test('opens by a click and closes by its button, which returns the focus', async ({ page }) => {
    await openPhoto(page, second.name);
    await page.click(button(lightbox.closeLabel));
    await expectClosed(page, second.name);
  });

  test('closes by Escape, which returns the focus', async ({ page }) => {
    await openPhoto(page, second.name);
    await page.press('Escape');
    await expectClosed(page, second.name);
  });

  test('stays open after a click on the photo', async ({ page }) => {
    await page.tab.resize(1400, 600);
    await openPhoto(page, first.name);
    await page.clickAt({ x: 700, y: 300 });
    await expectPhoto(page, first.name);
  });

  // A test of its own: right after a click on the photo, the library takes this one for the second click of a
  // double click, which zooms.
  test('closes by a click on the backdrop', async ({ page }) => {
    // In a wide window, the backdrop is visible beside every photo.
    await page.tab.resize(1400, 600);
    await openPhoto(page, first.name);
    const box = await page.read(large(first.name), (image) =>
      image.getBoundingClientRect().toJSON(),
    );
    expect(box.left).toBeGreaterThan(20);
    await page.clickAt({ x: Math.round(box.left / 2), y: 500 });
    await expectClosed(page, first.name);
  });

  test('opens by keyboard; the arrow keys change the photo and wrap around', async ({ page }) => {
    await page.open('/gallery');
    await page.tabTo(tile(first.name));
    await page.press('Enter');
    await expectPhoto(page, first.name);
    await page.press(nextKey);
    await expectPhoto(page, second.name);
    await page.press(previousKey);
    await expectPhoto(page, first.name);
    await page.press(previousKey);
    await expectPhoto(page, last.name);
    expect(
      await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null),
    ).toBe(true);
  });

  test('closes by Back and opens by Forward, without a change of the scroll position', async ({
    page,
  }) => {
    await page.open('/gallery');
    await page.pointAt(tile(last.name));
    const place = await page.scrollY();
    expect(place).toBeGreaterThan(100);
    await page.click(tile(last.name));
    await expectPhoto(page, last.name);
    await page.tab.back();
    await expectClosed(page, last.name);
    expect(await page.scrollY()).toBe(place);
    await page.tab.forward();
    await expectPhoto(page, last.name);
  });
});

test('the gallery filters show the photos of their category', async ({ page }) => {
  await page.open('/gallery');
  for (const { value, label } of filters.toReversed()) {
    const wanted = galleryImages.filter(({ category }) => value === 'all' || category === value);
    const names = namePhotos(wanted, galleryPage.photoName).map(({ name }) => name);
    await page.click({ role: 'button', name: label });
    await eventually(() =>
      page.readAll({ role: 'img', within: { role: 'main' } }, (image) => image.alt as string),
    ).toEqual(names);
    const status = { role: 'status', name: count(names.length), within: { role: 'main' } } as const;
    expect(await page.count(status)).toBe(1);
  }
});
