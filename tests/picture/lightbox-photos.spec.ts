// The photos in the lightbox: how the visitor turns to another one, and their captions.
import { namePhotos } from '../../app/pages/gallery/name-photos.ts';
import { galleryImages } from '../../content/gallery.ts';
import { galleryPage } from '../../content/pages/gallery.ts';
import type { GalleryCategory } from '../../schema/gallery.ts';
import { expect, open, test } from '../support/site.ts';
import { button, expectPhoto, lightbox, tile } from './lightbox.ts';

const { lightbox: labels, filters } = galleryPage;

test('the lightbox shows the photos of the chosen filter, each with its place and its alt text as a caption, and wraps around @fixture', async ({
  page,
}) => {
  const category: GalleryCategory = 'farm';
  const shown = namePhotos(
    galleryImages.filter((image) => image.category === category),
    galleryPage.photoName,
  );
  /** Checks that this photo is open, with its place and, if it has an alt text, a caption. */
  const expectPhotoAt = async (place: number) => {
    const { name, alt } = shown[place] ?? { name: '', alt: '' };
    await expectPhoto(page, name);
    await expect(lightbox(page)).toContainText(`${place + 1} / ${shown.length}`);
    const slide = lightbox(page).getByRole('group', { name: `${place + 1} of ${shown.length}` });
    await expect(slide.getByRole('paragraph')).toHaveText(alt === '' ? [] : [alt]);
  };
  const label = filters.find(({ value }) => value === category)?.label ?? '';
  await open(page, '/gallery');
  await page.getByRole('main').getByRole('button', { name: label, exact: true }).click();
  await tile(page, shown.at(-1)?.name ?? '').click();
  await expectPhotoAt(shown.length - 1);
  await button(page, labels.nextLabel).click();
  await expectPhotoAt(0);
  await button(page, labels.previousLabel).click();
  await expectPhotoAt(shown.length - 1);
});
