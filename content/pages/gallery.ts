import texts from '#texts/pages/gallery.json' with { type: 'json' };
import { fill, fillPlural } from '../../app/text/fill.ts';
import facts from '../facts/pages/gallery.json' with { type: 'json' };
import type { GalleryCategory, Page } from '../schema.ts';
import { withCompany } from '../with-company.ts';

export type GalleryFilter = 'all' | GalleryCategory;

const filters: readonly GalleryFilter[] = ['all', 'farm', 'produce'];
const filled = withCompany(texts);

export const galleryPage = {
  ...filled,
  ...facts,
  // The specification fixes the labels, the last one in lower case (R14).
  filters: filters.map((value) => ({ value, label: filled.filters[value] })),
  /** The name of an image that has no alt text, as in “Farm photo 1 of 9”. */
  photoName: (category: GalleryCategory, number: number, total: number) =>
    fill(filled.photoNames[category], { number, total }),
  count: (shown: number) => fillPlural(filled.count, shown),
  lightbox: {
    ...filled.lightbox,
    /** Announced when another photo is shown. The name of a photo without alt text contains its number. */
    shown: ({ alt, name }: { alt: string; name: string }, number: number, total: number) =>
      alt ? fill(filled.lightbox.shown, { alt, number, total }) : name,
  },
} satisfies Page & Record<string, unknown>;

/** For the table of pages. */
export const page = galleryPage;
