import { company } from '../company.ts';
import type { GalleryCategory, SitePage } from '../schema.ts';

const subjects = { farm: 'Farm', produce: 'Produce' } satisfies Record<GalleryCategory, string>;

export type GalleryFilter = 'all' | GalleryCategory;

// The specification fixes the labels, the last one in lower case (R14).
const filters: readonly { value: GalleryFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'farm', label: 'Farm' },
  { value: 'produce', label: 'produce' },
];

export const galleryPage = {
  title: `Photo Gallery | ${company.name}`,
  description:
    'An illustrated walk from the field to the packing table: rows, orchards and drip lines, crates, punnets and sacks of Egyptian produce.',
  address: '/gallery',
  picture: '/pictures/gallery-1.jpg',
  hero: {
    heading: 'Photo Gallery',
    text: 'An illustrated walk from the rows and orchards to the crates, punnets and sacks they fill.',
  },
  filtersLabel: 'Show',
  filters,
  /** The name of an image that has no alt text, as in “Farm photo 1 of 9”. */
  photoName: (category: GalleryCategory, number: number, total: number) =>
    `${subjects[category]} photo ${number} of ${total}`,
  count: (shown: number) => (shown === 1 ? '1 photo shown' : `${shown} photos shown`),
  lightbox: {
    label: 'Photo, full screen',
    photosLabel: 'Photos',
    /** The label of the element that has the focus when the lightbox opens. */
    keysLabel: 'Left and right arrow keys show the other photos',
    /** Announced when another photo is shown. The name of a photo without alt text contains its number. */
    shown: ({ alt, name }: { alt: string; name: string }, number: number, total: number) =>
      alt ? `${alt}, photo ${number} of ${total}` : name,
    closeLabel: 'Close',
    previousLabel: 'Previous photo',
    nextLabel: 'Next photo',
    zoomInLabel: 'Zoom in',
    zoomOutLabel: 'Zoom out',
  },
} satisfies SitePage & Record<string, unknown>;
