import type { Locator, Page } from '@playwright/test';
import { namePhotos } from '../../app/pages/gallery/name-photos.ts';
import { galleryImages } from '../../content/gallery.ts';
import { lightboxTexts } from '../../content/lightbox-texts.ts';
import { galleryPage } from '../../content/pages/gallery.ts';
import type { GalleryCategory } from '../../schema/gallery.ts';
import { swipe } from '../product-card/swipe.ts';
import { navigationLink } from '../support/navigation-link.ts';
import { expect, open, test } from '../support/site.ts';
import {
  button,
  expectClosed,
  expectNoLightbox,
  expectPhoto,
  historyEntry,
  lightbox,
  nameAt,
  tile,
} from './lightbox.ts';

const labels = lightboxTexts;
const { filters } = galleryPage;

async function openSecondPhoto(page: Page) {
  await open(page, '/gallery');
  await tile(page, nameAt(1)).click();
  await expectPhoto(page, nameAt(1));
}

test('the lightbox fills the screen; its button and Back close it; Forward opens it again; Back right after Escape leaves no lightbox @every-engine', async ({
  page,
}) => {
  // A file that opens at once.
  await page.goto('/robots.txt');
  await openSecondPhoto(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(await lightbox(page).boundingBox()).toEqual({ x: 0, y: 0, width, height });
  await button(page, labels.closeLabel).click();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(tile(page, nameAt(1))).toBeFocused();
  await expect(page).toHaveURL('/gallery');

  await tile(page, nameAt(1)).click();
  await page.goBack();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL('/gallery');
  await expect(tile(page, nameAt(1))).toBeFocused();
  await page.goForward();
  await expectPhoto(page, nameAt(1));
  await page.reload();
  await expectPhoto(page, nameAt(1));
  await page.keyboard.press('Escape');
  await page.goBack();
  // Back leaves the page if Escape has closed the lightbox by then.
  await expect(page).toHaveURL(/\/(robots\.txt|gallery)$/);
  await expectNoLightbox(page);
});

test('a screen reader hears the parts of the lightbox in the language of the page @every-language', async ({
  page,
}) => {
  await openSecondPhoto(page);
  const roles = await lightbox(page)
    .locator('[aria-roledescription]')
    .evaluateAll((parts) => parts.map((part) => part.getAttribute('aria-roledescription')));
  expect(new Set(roles)).toEqual(new Set([labels.photosLabel, labels.photoLabel]));
  // The library names each slide “1 of 9”, in English in every language.
  await expect(lightbox(page).getByRole('group', { name: /\d/ })).toHaveCount(0);
});

test('no button of the lightbox covers its photo, on screens of any shape, and the page below it is printed', async ({
  page,
}) => {
  await openSecondPhoto(page);
  await page.emulateMedia({ media: 'print' });
  await expect(lightbox(page)).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
  await page.emulateMedia({ media: null });
  for (const [width, height] of [
    [1280, 800],
    [1024, 768],
    [844, 390],
    [568, 320],
    [640, 270],
    [320, 256],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const photo = lightbox(page).getByRole('img', { name: nameAt(1), exact: true });
    await expect.poll(() => buttonsOver(photo), `at ${width} × ${height}`).toEqual([]);
  }
});

/** The buttons that cover a part of a photo or of another button, by their labels. */
const buttonsOver = (photo: Locator) =>
  photo.evaluate((image) => {
    const buttons = Array.from(image.closest('[role=dialog]')?.querySelectorAll('button') ?? []);
    return buttons
      .filter((button) => {
        const one = button.getBoundingClientRect();
        return [image, ...buttons].some((element) => {
          const other = element.getBoundingClientRect();
          return (
            element !== button &&
            one.left < other.right &&
            one.right > other.left &&
            one.top < other.bottom &&
            one.bottom > other.top
          );
        });
      })
      .map((button) => button.getAttribute('aria-label'));
  });

test('keys, clicks and Back close the lightbox, which returns the focus, keeps the page where it was, and leaves nothing in the history @fixture', async ({
  page,
}) => {
  await open(page, '/about');
  await navigationLink(page, '/gallery').click();

  await test.step('Enter opens it, arrow keys change the photo, Escape closes it', async () => {
    await tile(page, nameAt(0)).focus();
    await page.keyboard.press('Enter');
    await expectPhoto(page, nameAt(0));
    await page.keyboard.press('ArrowRight');
    await expectPhoto(page, nameAt(1));
    await page.keyboard.press('ArrowRight');
    await expectPhoto(page, nameAt(2));
    await page.keyboard.press('ArrowLeft');
    await expectPhoto(page, nameAt(1));
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toHaveCount(0);
    await expect(tile(page, nameAt(0))).toBeFocused();
  });

  await test.step('a click on the backdrop closes it, not one on the photo', async () => {
    await tile(page, nameAt(0)).click();
    await expectPhoto(page, nameAt(0));
    const photo = await lightbox(page)
      .getByRole('img', { name: nameAt(0), exact: true })
      .boundingBox();
    if (!photo) throw new Error('The photo is not visible.');
    await page.mouse.click(photo.x + photo.width / 2, photo.y + photo.height / 2);
    await expectPhoto(page, nameAt(0));
    const onBackdrop =
      photo.x > 20
        ? { x: photo.x - 10, y: photo.y + photo.height * 0.9 }
        : { x: photo.width / 2, y: photo.y - 10 };
    await page.mouse.click(onBackdrop.x, onBackdrop.y);
    await expect(lightbox(page)).toHaveCount(0);
    await expect(tile(page, nameAt(0))).toBeFocused();
  });

  await test.step('the page does not scroll while it is open', async () => {
    const before = await clickTile(page, nameAt(3));
    await expectPhoto(page, nameAt(3));
    await page.mouse.move(100, 100);
    await page.mouse.wheel(0, 500);
    await page.keyboard.press('PageDown');
    await page.keyboard.press('End');
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    // Closing may bring the page back to where it was.
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await button(page, labels.closeLabel).click();
    await expect(lightbox(page)).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  });

  await test.step('Back closes it and Forward opens it again, without scrolling the page', async () => {
    const before = await clickTile(page, nameAt(-1));
    expect(before).toBeGreaterThan(100);
    await expectPhoto(page, nameAt(-1));
    await page.goBack();
    await expect(lightbox(page)).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.goForward();
    await expectPhoto(page, nameAt(-1));
  });

  // The last one: Tab may lead to the browser's own controls, which take the next keys.
  await test.step('Tab stays inside', async () => {
    const focusIsInside = () =>
      lightbox(page).evaluate((dialog) => dialog.contains(document.activeElement));
    await expect.poll(focusIsInside).toBe(true);
    for (let tab = 1; tab <= 8; tab += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await lightbox(page).evaluate(
        (dialog) =>
          document.activeElement !== document.body && !dialog.contains(document.activeElement),
      );
      expect(isOutside, `after ${tab} tabs`).toBe(false);
    }
  });

  await button(page, labels.closeLabel).click();
  await expect(lightbox(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

/** Clicks a tile, and returns the scroll position at the click. */
async function clickTile(page: Page, name: string): Promise<number> {
  await tile(page, name).scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  await tile(page, name).click();
  return top;
}

test.describe('on a touch screen', { tag: '@fixture' }, () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('the lightbox shows the photos of the chosen filter, each with its place and its alt text as a caption, and wraps around; a swipe turns them, also right after another one or before Escape', async ({
    page,
  }) => {
    const category: GalleryCategory = 'farm';
    const shown = namePhotos(galleryImages.filter((image) => image.category === category));
    /** Checks that this photo is open, with its place and its caption, if it has one. */
    const expectPhotoAt = async (place: number) => {
      const { name, caption } = shown[place] ?? { name: '', caption: '' };
      await expectPhoto(page, name);
      await expect(lightbox(page)).toContainText(`${place + 1} / ${shown.length}`);
      const photo = page.getByRole('img', { name, exact: true });
      const slide = lightbox(page).getByRole('group').filter({ has: photo }).last();
      await expect(slide.getByRole('paragraph')).toHaveText(caption === '' ? [] : [caption]);
    };
    await open(page, '/gallery');
    const label = filters.find(({ value }) => value === category)?.label ?? '';
    await page.getByRole('main').getByRole('button', { name: label, exact: true }).click();
    const gallery = await historyEntry(page);
    await tile(page, shown.at(-1)?.name ?? '').tap();
    await expectPhotoAt(shown.length - 1);
    await button(page, labels.nextLabel).click();
    await expectPhotoAt(0);
    await button(page, labels.previousLabel).click();
    await expectPhotoAt(shown.length - 1);
    await button(page, labels.nextLabel).click();
    await expectPhotoAt(0);
    await swipe(lightbox(page), -200);
    await expectPhotoAt(1);
    await swipe(lightbox(page), 200);
    await expectPhotoAt(0);
    await swipe(lightbox(page), -200);
    await swipe(lightbox(page), -200);
    await expectPhotoAt(2);
    await swipe(lightbox(page), 200);
    await page.keyboard.press('Escape');
    await expectClosed(page, gallery);

    await test.step('closed after the phone was turned, it leaves the photo in view', async () => {
      const last = shown.at(-1)?.name ?? '';
      await tile(page, last).tap();
      await expectPhoto(page, last);
      await page.setViewportSize({ width: 667, height: 375 });
      await button(page, labels.closeLabel).click();
      await expect(lightbox(page)).toHaveCount(0);
      await expect(tile(page, last)).toBeFocused();
      await expect(tile(page, last)).toBeInViewport();
    });
  });
});
