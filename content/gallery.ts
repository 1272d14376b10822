import texts from '#texts/gallery.json' with { type: 'json' };
import { entriesWithTexts } from './entries-with-texts.ts';
import facts from './facts/gallery.json' with { type: 'json' };
import type { GalleryImage } from './schema.ts';

/** The images of the gallery in the order of display. There is no image 5 (specification, section 3). */
export const galleryImages: readonly GalleryImage[] = entriesWithTexts(
  facts,
  texts,
) as GalleryImage[];
