import { company } from '../company.ts';
import type { GalleryCategory, Page } from '../schema.ts';

const subjects = { farm: 'Farm', produce: 'Produce' } satisfies Record<GalleryCategory, string>;

export const galleryPage = {
  title: `Photo Gallery | ${company.name}`,
  description:
    'An illustrated walk from the field to the packing table: rows, orchards and drip lines, crates, punnets and sacks of Egyptian produce.',
  hero: {
    heading: 'Photo Gallery',
    text: 'An illustrated walk from the rows and orchards to the crates, punnets and sacks they fill.',
  },
  filtersLabel: 'Show',
  // The labels as the specification has them, the last one in small letters.
  filters: [
    { value: 'all', label: 'All' },
    { value: 'farm', label: 'Farm' },
    { value: 'produce', label: 'produce' },
  ],
  /** The name of an image that has no alt text, as in “Farm photo 1 of 9”. */
  photoName: (category: GalleryCategory, number: number, total: number) =>
    `${subjects[category]} photo ${number} of ${total}`,
  count: (shown: number) => (shown === 1 ? '1 photo shown' : `${shown} photos shown`),
  closeLabel: 'Close',
  previousLabel: 'Previous photo',
  nextLabel: 'Next photo',
} satisfies Page & Record<string, unknown>;
