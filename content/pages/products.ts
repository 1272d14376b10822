import type { Page } from '../../schema/pages.ts';
import { categories } from '../categories.ts';
import { part } from '../part.ts';
import { allId, organicId } from '../reserved-ids.ts';

const texts = part('pages/products');

/** How many products of a section have a card: two rows. More would make the page heavy (decision 0047). */
export const cardsInSection = 8;

export const productsPage = {
  ...texts,
  organic: {
    ...texts.organic,
    id: organicId,
  },
  filters: {
    ...texts.filters,
    categories: [
      { value: allId, label: texts.filters.allLabel },
      ...categories.map(({ id, heading }) => ({ value: id, label: heading })),
    ],
  },
} satisfies Page & Record<string, unknown>;

/** @public For app/seo/site-pages.ts. */
export const page = productsPage;
