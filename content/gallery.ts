import type { GalleryImage } from '../schema/gallery.ts';
import { part } from './part.ts';

/** The images of the gallery in the order of display. Their ids may have gaps (specification 3). */
export const galleryImages: readonly GalleryImage[] = part('galleryImages');

/** What is written below each image, by its id: its caption or, without one, what it shows. */
export const galleryCaptions: Readonly<Record<number, string>> = part('galleryCaptions');
