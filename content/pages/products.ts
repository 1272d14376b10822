import type { ProductFilter } from '../../app/pages/products/product-filter.ts';
import { fill, fillPlural } from '../../app/text/fill.ts';
import { isolated } from '../../app/text/isolated.ts';
import { listText } from '../../app/text/list-text.ts';
import type { Page } from '../../schema/pages.ts';
import { categories } from '../categories.ts';
import { part } from '../part.ts';

const texts = part('pages/products');

/** So many products of a section have a card, which fills two rows. More would make the page heavy (decision 0047). */
export const cardsInSection = 8;

export const productsPage = {
  ...texts,
  /** A section for each category. Its id is the hash in the address: /products#vegetables. */
  sections: categories,
  /** Above the products of a section that have no card, by the category of products. */
  moreHeading: part('moreHeadings'),
  organic: {
    ...texts.organic,
    id: 'organic',
  },
  filters: {
    ...texts.filters,
    categories: [
      { value: 'all', label: texts.filters.allLabel },
      ...categories.map(({ id, heading }) => ({ value: id, label: heading })),
    ],
  },
  results: {
    ...texts.results,
    /** “6 products found in organic vegetables”. */
    count: (found: number, filter: ProductFilter) =>
      `${fillPlural(texts.results.count, found)} ${filterText(filter)}`,
    noneFor: (filter: ProductFilter) =>
      fill(texts.results.noneFor, {
        filter: filterText(filter),
        categories: listText(categories.map(({ heading }) => heading)),
      }),
  },
} satisfies Page & Record<string, unknown>;

/** The active filters in words: “for “tom” in organic vegetables”. */
function filterText({ text, category, organicOnly }: ProductFilter): string {
  const { forText, inOrganic } = texts.results;
  const chosen = categories.find(({ id }) => id === category);
  const parts = [];
  if (text.trim()) parts.push(fill(forText, { text: isolated(text.trim()) }));
  if (organicOnly) parts.push(chosen?.inOrganic ?? inOrganic);
  else if (chosen) parts.push(chosen.inCategory);
  return parts.join(' ');
}

/** For the table of pages. */
export const page = productsPage;
