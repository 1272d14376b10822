import { expect, test } from 'vitest';
import type { GalleryImage } from '../../../schema/gallery.ts';
import { namePhotos } from './name-photos.ts';

const image = (id: number, alt = ''): GalleryImage => ({
  id,
  src: `/pictures/${id}.jpg`,
  alt,
  category: id === 2 ? 'produce' : 'farm',
});
const names = (...images: GalleryImage[]) => namePhotos(images).map(({ name }) => name);

test('names a photo without alt text by its category and its position among the photos shown (R13)', () => {
  expect(names(image(1), image(2), image(7))).toEqual([
    'Farm photo 1 of 3',
    'Produce photo 2 of 3',
    'Farm photo 3 of 3',
  ]);
});

test('names a photo with alt text by that text', () => {
  expect(names(image(1, 'Rows at dawn'), image(2))).toEqual([
    'Rows at dawn',
    'Produce photo 2 of 2',
  ]);
});
