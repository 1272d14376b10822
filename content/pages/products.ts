import texts from '#texts/pages/products.json' with { type: 'json' };
import type { ProductFilter } from '../../app/pages/products/product-filter.ts';
import { fill, fillPlural } from '../../app/text/fill.ts';
import type { ProductCategory } from '../../schema/product.ts';
import facts from '../facts/pages/products.json' with { type: 'json' };
import type { Page } from '../schema.ts';
import { withCompany } from '../with-company.ts';

interface ProductSection {
  /** The hash in the address: /products#vegetables. */
  id: string;
  category: ProductCategory;
  heading: string;
  text: string;
}

type FilterCategory = 'all' | Lowercase<ProductCategory>;

const filterCategories: readonly FilterCategory[] = [
  'all',
  'vegetables',
  'fruits',
  'legumes',
  'pasta',
];
const filled = withCompany(texts);
const sectionTexts: Readonly<Record<string, Pick<ProductSection, 'heading' | 'text'>>> =
  filled.sections;

export const productsPage = {
  ...filled,
  ...facts,
  sections: facts.sections.map((section) => ({
    ...section,
    ...sectionTexts[section.id],
  })) as ProductSection[],
  organic: {
    ...filled.organic,
    /** `arches` are the ids of the products whose first pictures are shown in the three arches. */
    ...facts.organic,
  },
  filters: {
    ...filled.filters,
    categories: filterCategories.map((value) => ({
      value,
      label: filled.filters.categories[value],
    })),
  },
  results: {
    // The specification fixes `none` and `clearLabel` (sections 2 and 8).
    ...filled.results,
    /** “6 products found in organic vegetables”. */
    count: (found: number, filter: ProductFilter) =>
      `${fillPlural(filled.results.count, found)} ${filterText(filter)}`,
    noneFor: (filter: ProductFilter) =>
      fill(filled.results.noneFor, { filter: filterText(filter) }),
  },
} satisfies Page & Record<string, unknown>;

/** The active filters in words: “for “tom” in organic vegetables”. */
function filterText({ text, category, organicOnly }: ProductFilter): string {
  const { forText, inCategory, inOrganic } = filled.results;
  const parts = [];
  // Isolated, because the text can have the other direction: https://www.w3.org/International/articles/inline-bidi-markup/
  if (text.trim()) parts.push(fill(forText, { text: `\u2068${text.trim()}\u2069` }));
  if (organicOnly) parts.push(inOrganic[category]);
  else if (category !== 'all') parts.push(inCategory[category]);
  return parts.join(' ');
}

/** For the table of pages. */
export const page = productsPage;
