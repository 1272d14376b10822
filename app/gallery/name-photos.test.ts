import { expect, test } from 'vitest';
import { galleryImages } from '../../content/gallery.ts';
import { galleryPage } from '../../content/pages/gallery.ts';
import { namePhotos } from './name-photos.ts';

const names = (photos: Parameters<typeof namePhotos>[0]) =>
  namePhotos(photos, galleryPage.photoName).map(({ name }) => name);

test('a photo without alt text is named by its category and its place among those shown (R13)', () => {
  expect(names(galleryImages).slice(0, 2)).toEqual(['Farm photo 1 of 9', 'Produce photo 2 of 9']);
  expect(names(galleryImages.filter(({ category }) => category === 'farm'))[1]).toBe(
    'Farm photo 2 of 4',
  );
});

test('alt text is the name where there is some', () => {
  const [first] = galleryImages;
  if (!first) throw new Error('The gallery is empty.');
  expect(names([{ ...first, alt: 'Rows at dawn' }])).toEqual(['Rows at dawn']);
});
