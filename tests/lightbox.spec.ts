import type { Page } from '@playwright/test';
import { namePhotos } from '../app/gallery/name-photos.ts';
import { galleryImages } from '../content/gallery.ts';
import { galleryPage } from '../content/pages/gallery.ts';
import type { GalleryCategory } from '../content/schema.ts';
import { expect, open, test } from './site.ts';
import { swipe } from './touch.ts';

const { lightbox: labels, filters } = galleryPage;
const photos = namePhotos(galleryImages, galleryPage.photoName);
const nameAt = (place: number) => photos.at(place)?.name ?? '';

const tile = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true });
const lightbox = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => lightbox(page).getByRole('button', { name });

/** This photo fills the screen, and no part of its neighbours is visible. */
async function expectPhoto(page: Page, name: string) {
  await expect(lightbox(page).getByRole('img', { name, exact: true })).toBeInViewport({
    ratio: 0.9,
  });
  const namesInView = () =>
    lightbox(page)
      .locator('img')
      .evaluateAll((images) =>
        images
          .filter((image) => {
            const { left, right } = image.getBoundingClientRect();
            return right > 1 && left < innerWidth - 1;
          })
          .map((image) => image.getAttribute('alt')),
      );
  await expect.poll(namesInView).toEqual([name]);
}

async function openPhoto(page: Page, name: string) {
  await open(page, '/gallery');
  await tile(page, name).click();
  await expectPhoto(page, name);
}

test('opens full screen and closes by its button, by Back and by Forward opens again @every-size', async ({
  page,
}) => {
  await openPhoto(page, nameAt(1));
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(await lightbox(page).boundingBox()).toEqual({ x: 0, y: 0, width, height });
  await button(page, labels.closeLabel).click();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(tile(page, nameAt(1))).toBeFocused();
  await expect(page).toHaveURL('/gallery');

  await tile(page, nameAt(1)).click();
  await expectPhoto(page, nameAt(1));
  await page.goBack();
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page).toHaveURL('/gallery');
  await expect(tile(page, nameAt(1))).toBeFocused();
  await page.goForward();
  await expectPhoto(page, nameAt(1));
  await page.reload();
  await expectPhoto(page, nameAt(1));
});

test('leaves no step in the history when it is closed', async ({ page }) => {
  await open(page, '/about');
  await openPhoto(page, nameAt(0));
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('closes by a click on the backdrop, not on the photo @phone', async ({ page }) => {
  await openPhoto(page, nameAt(0));
  const photo = await lightbox(page)
    .getByRole('img', { name: nameAt(0), exact: true })
    .boundingBox();
  if (!photo) throw new Error('The photo is not visible.');
  await page.mouse.click(photo.x + photo.width / 2, photo.y + photo.height / 2);
  await expectPhoto(page, nameAt(0));
  const beside =
    photo.x > 20
      ? { x: photo.x - 10, y: photo.y + photo.height * 0.9 }
      : { x: photo.width / 2, y: photo.y - 10 };
  await page.mouse.click(beside.x, beside.y);
  await expect(lightbox(page)).toHaveCount(0);
  await expect(tile(page, nameAt(0))).toBeFocused();
});

test('keeps the page behind it from scrolling', async ({ page }) => {
  await open(page, '/gallery');
  await tile(page, nameAt(3)).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await tile(page, nameAt(3)).click();
  await expectPhoto(page, nameAt(3));
  await page.mouse.move(100, 100);
  await page.mouse.wheel(0, 500);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('End');
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await button(page, labels.closeLabel).click();
  await expect(lightbox(page)).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
});

test('works by keyboard: Enter opens, arrows turn, Tab stays inside, Escape closes', async ({
  page,
}) => {
  await open(page, '/gallery');
  await tile(page, nameAt(0)).focus();
  await page.keyboard.press('Enter');
  await expectPhoto(page, nameAt(0));
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

test('its buttons turn through the photos of the filter only, and wrap around', async ({
  page,
}) => {
  const category: GalleryCategory = 'farm';
  const shown = namePhotos(
    galleryImages.filter((image) => image.category === category),
    galleryPage.photoName,
  );
  const [first = '', last = ''] = [shown[0]?.name, shown.at(-1)?.name];
  const label = filters.find(({ value }) => value === category)?.label ?? '';
  await open(page, '/gallery');
  await page.getByRole('main').getByRole('button', { name: label, exact: true }).click();
  await tile(page, last).click();
  await expectPhoto(page, last);
  await button(page, labels.nextLabel).click();
  await expectPhoto(page, first);
  await button(page, labels.previousLabel).click();
  await expectPhoto(page, last);
});

for (const [kind, photo] of [
  ['without alt text', photos.find(({ alt }) => alt === '')],
  ['with alt text', photos.find(({ alt }) => alt !== '')],
] as const) {
  if (photo) {
    test(`a photo ${kind} shows its place and its alt text, if any`, async ({ page }) => {
      await openPhoto(page, photo.name);
      const number = photos.indexOf(photo) + 1;
      await expect(lightbox(page)).toContainText(`${number} / ${photos.length}`);
      const slide = lightbox(page).getByRole('group', { name: `${number} of ${photos.length}` });
      await expect(slide.getByRole('paragraph')).toHaveText(photo.alt === '' ? [] : [photo.alt]);
    });
  }
}

test.describe('on a touch screen', { tag: '@mobile' }, () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('a swipe turns to the next photo and back', async ({ page }) => {
    await open(page, '/gallery');
    await tile(page, nameAt(0)).tap();
    await expectPhoto(page, nameAt(0));
    await swipe(lightbox(page), -200);
    await expectPhoto(page, nameAt(1));
    await swipe(lightbox(page), 200);
    await expectPhoto(page, nameAt(0));
  });
});

test.describe('when code cannot be loaded any more', () => {
  test.use({ expectedErrors: /ERR_FAILED|^failed: .*\.js$/ });

  // It also shows that the lightbox's code is not loaded before its first use.
  test('a tile leads to the picture itself', async ({ page }) => {
    await open(page, '/gallery');
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/*.js', (route) => route.abort());
    const address = await tile(page, nameAt(0)).getAttribute('href');
    await tile(page, nameAt(0)).click();
    await expect(page).toHaveURL(address ?? '');
  });
});
