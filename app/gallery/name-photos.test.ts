import { expect, test } from 'vitest';
import { galleryPage } from '../../content/pages/gallery.ts';
import type { GalleryImage } from '../../content/schema.ts';
import { namePhotos } from './name-photos.ts';

const image = (id: number, category: GalleryImage['category'], alt = ''): GalleryImage => ({
  id,
  src: `/pictures/gallery-${id}.jpg`,
  alt,
  category,
});
const images = [image(1, 'farm'), image(2, 'produce'), image(7, 'farm')];

const names = (photos: readonly GalleryImage[]) =>
  namePhotos(photos, galleryPage.photoName).map(({ name }) => name);

test('a photo without alt text is named by its category and its place among those shown (R13)', () => {
  expect(names(images)).toEqual(['Farm photo 1 of 3', 'Produce photo 2 of 3', 'Farm photo 3 of 3']);
  expect(names(images.filter(({ category }) => category === 'farm'))).toEqual([
    'Farm photo 1 of 2',
    'Farm photo 2 of 2',
  ]);
});

test('alt text is the name where there is some', () => {
  expect(names([image(1, 'farm', 'Rows at dawn')])).toEqual(['Rows at dawn']);
});
