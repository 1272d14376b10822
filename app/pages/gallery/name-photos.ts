import { galleryPage } from '../../../content/pages/gallery.ts';
import type { GalleryImage } from '../../../schema/gallery.ts';
import type { LightboxPhoto } from '../../picture/lightbox/lightbox.tsx';

/** Photos with accessible names, which have their places among those that are shown (R13). */
export const namePhotos = (photos: readonly GalleryImage[]): LightboxPhoto[] =>
  photos.map((photo, index) => ({
    id: photo.id,
    src: photo.src,
    caption: photo.alt,
    name: galleryPage.photoName(photo, index + 1, photos.length),
  }));
