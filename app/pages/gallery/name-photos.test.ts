import { expect, test } from 'vitest';
import { galleryPage } from '../../../content/pages/gallery.ts';
import type { GalleryImage } from '../../../schema/gallery.ts';
import { fill } from '../../text/fill.ts';
import { namePhotos } from './name-photos.ts';

const image = (id: number, alt = ''): GalleryImage => ({
  id,
  src: `/pictures/${id}.jpg`,
  alt,
  category: id === 2 ? 'produce' : 'farm',
});
const nameOf = (category: GalleryImage['category'], number: number, total: number) =>
  fill(galleryPage.photoNames[category], { number, total });
const names = (...images: GalleryImage[]) => namePhotos(images).map(({ name }) => name);

test('names a photo without alt text by its category and its position among the photos shown (R13)', () => {
  expect(names(image(1), image(2), image(7))).toEqual([
    nameOf('farm', 1, 3),
    nameOf('produce', 2, 3),
    nameOf('farm', 3, 3),
  ]);
});

test('names a photo with alt text by that text', () => {
  expect(names(image(1, 'Rows at dawn'), image(2))).toEqual([
    'Rows at dawn',
    nameOf('produce', 2, 2),
  ]);
});
