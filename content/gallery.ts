import type { GalleryImage } from '../schema/gallery.ts';
import { part } from './part.ts';

/** The images of the gallery in the order of display. Their ids may have gaps (specification 3). */
export const galleryImages: readonly GalleryImage[] = part('galleryImages');
