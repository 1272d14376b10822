import { fill, fillPlural } from '../../app/text/fill.ts';
import type { GalleryCategory, GalleryImage } from '../../schema/gallery.ts';
import type { Page } from '../../schema/pages.ts';
import { part } from '../part.ts';

const texts = part('pages/gallery');

export type GalleryFilter = 'all' | GalleryCategory;

const filters: readonly GalleryFilter[] = ['all', 'farm', 'produce'];

export const galleryPage = {
  ...texts,
  // The specification fixes the labels, the last one in lower case (R14).
  filters: filters.map((value) => ({ value, label: texts.filters[value] })),
  /** The accessible name of a photo: its alt text or, without one, “Farm photo 1 of 9” (R13). */
  photoName: ({ alt, category }: GalleryImage, number: number, total: number) =>
    alt || fill(texts.photoNames[category], { number, total }),
  count: (shown: number) => fillPlural(texts.count, shown),
} satisfies Page & Record<string, unknown>;

/** @public For app/seo/site-pages.ts. */
export const page = galleryPage;
