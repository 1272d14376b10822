import { galleryPage } from '../../../content/pages/gallery.ts';
import type { GalleryImage } from '../../../schema/gallery.ts';

export type NamedPhoto = GalleryImage & {
  name: string;
};

/** Adds accessible names, with the places of the photos among those that are shown (R13). */
export const namePhotos = (photos: readonly GalleryImage[]): NamedPhoto[] =>
  photos.map((photo, index) => ({
    ...photo,
    name: galleryPage.photoName(photo, index + 1, photos.length),
  }));
