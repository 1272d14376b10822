import type { GalleryCategory, GalleryImage } from '../../content/schema.ts';

export type NamedPhoto = GalleryImage & {
  /** What a screen reader calls the photo. */
  name: string;
};

/**
 * Gives each photo its accessible name: its alt text, or its category and its place among those
 * shown where that is empty, as the lightbox's counter has it (R13).
 */
export function namePhotos(
  photos: readonly GalleryImage[],
  nameOf: (category: GalleryCategory, number: number, total: number) => string,
): NamedPhoto[] {
  return photos.map((photo, index) => ({
    ...photo,
    name: photo.alt || nameOf(photo.category, index + 1, photos.length),
  }));
}
