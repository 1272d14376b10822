import type { GalleryCategory, GalleryImage } from '../../../schema/gallery.ts';

export type NamedPhoto = GalleryImage & {
  name: string;
};

/** Adds accessible names: the alt text or, if empty, the category and the position (R13). */
export function namePhotos(
  photos: readonly GalleryImage[],
  nameOf: (category: GalleryCategory, number: number, total: number) => string,
): NamedPhoto[] {
  return photos.map((photo, index) => ({
    ...photo,
    name: photo.alt || nameOf(photo.category, index + 1, photos.length),
  }));
}
