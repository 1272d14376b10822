// The fields of a file in content/gallery/. The name of the file is the number of the image.
import type { z } from 'zod';
import { oneOf, picture, strict } from './fields.ts';
import { localized, shows } from './localized.ts';

export const galleryFileSchema = strict({
  picture: picture('tile'),
  shows: shows(),
  caption: localized(2, 160)
    .optional()
    .describe(
      'Below the image, and instead of it for screen readers. Without one, what it shows is below.',
    ),
  category: oneOf(['farm', 'produce']),
});

export type GalleryCategory = z.infer<typeof galleryFileSchema>['category'];

/** An image of the gallery as components get it (specification 3). */
export interface GalleryImage {
  id: number;
  /** An address, as in `/pictures/gallery-1.jpg`. */
  src: string;
  /** May be empty. */
  alt: string;
  category: GalleryCategory;
}
