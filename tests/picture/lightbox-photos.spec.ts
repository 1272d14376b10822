// The photos in the lightbox: how the visitor turns to another one, and their captions.
import { namePhotos } from '../../app/pages/gallery/name-photos.ts';
import { galleryImages } from '../../content/gallery.ts';
import { galleryPage } from '../../content/pages/gallery.ts';
import type { GalleryCategory } from '../../schema/gallery.ts';
import { swipe } from '../product-card/swipe.ts';
import { expect, open, test } from '../support/site.ts';
import { button, expectPhoto, lightbox, nameAt, openPhoto, photos, tile } from './lightbox.ts';

const { lightbox: labels, filters } = galleryPage;

test('the buttons of the lightbox show only the photos of the chosen filter, and wrap around @fixture', async ({
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
    test(`the lightbox shows the position of a photo ${kind}, and its alt text as a caption if it has one`, async ({
      page,
    }) => {
      await openPhoto(page, photo.name);
      const number = photos.indexOf(photo) + 1;
      await expect(lightbox(page)).toContainText(`${number} / ${photos.length}`);
      const slide = lightbox(page).getByRole('group', { name: `${number} of ${photos.length}` });
      await expect(slide.getByRole('paragraph')).toHaveText(photo.alt === '' ? [] : [photo.alt]);
    });
  }
}

test.describe('the lightbox on a touch screen', { tag: '@fixture' }, () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('shows the next or the previous photo after a swipe', async ({ page }) => {
    await open(page, '/gallery');
    await tile(page, nameAt(0)).tap();
    await expectPhoto(page, nameAt(0));
    await swipe(lightbox(page), -200);
    await expectPhoto(page, nameAt(1));
    await swipe(lightbox(page), 200);
    await expectPhoto(page, nameAt(0));
  });
});
