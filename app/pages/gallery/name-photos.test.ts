import { expect, test } from 'vitest';
import type { GalleryImage } from '../../../schema/gallery.ts';
import { namePhotos } from './name-photos.ts';

const image = (id: number, alt = ''): GalleryImage => ({
  id,
  src: `/pictures/${id}.jpg`,
  alt,
  category: id === 2 ? 'produce' : 'farm',
});
const names = (...images: GalleryImage[]) =>
  namePhotos(images, (category, number, total) => `${category} ${number} of ${total}`).map(
    ({ name }) => name,
  );

test('names a photo without alt text by its category and its position among the photos shown (R13)', () => {
  expect(names(image(1), image(2), image(7))).toEqual([
    'farm 1 of 3',
    'produce 2 of 3',
    'farm 3 of 3',
  ]);
});

test('names a photo with alt text by that text', () => {
  expect(names(image(1, 'Rows at dawn'), image(2))).toEqual(['Rows at dawn', 'produce 2 of 2']);
});
