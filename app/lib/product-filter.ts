import type { Product, ProductCategory } from '../../content/schema.ts';

type FilterCategory = 'all' | Lowercase<ProductCategory>;

/** What a visitor looks for on the products page (specification 4, R12). */
export type ProductFilter = { text: string; category: FilterCategory; organicOnly: boolean };

export const noFilter: ProductFilter = { text: '', category: 'all', organicOnly: false };

/**
 * The longest search in characters. No product's text is longer than 140; a longer one in the
 * address is no search.
 */
export const longestSearch = 100;

const categories: readonly string[] = [
  'all',
  'vegetables',
  'fruits',
  'legumes',
  'pasta',
] satisfies FilterCategory[];

/**
 * Reads a filter from an address's query; a value that makes no sense, or is given twice, counts
 * for nothing (R12).
 */
export function readFilter(query: URLSearchParams): ProductFilter {
  const only = (name: string) => {
    const values = query.getAll(name);
    return values.length === 1 ? (values[0] ?? '').trim() : '';
  };
  const text = only('q');
  const category = only('category').toLowerCase();
  return {
    text: text.length <= longestSearch ? text : '',
    category: isFilterCategory(category) ? category : 'all',
    organicOnly: only('organic') === '1',
  };
}

function isFilterCategory(value: string): value is FilterCategory {
  return categories.includes(value);
}

/** The query with this filter in it; what it holds besides the filter stays. */
export function writeFilter(query: URLSearchParams, filter: ProductFilter): URLSearchParams {
  const written = new URLSearchParams(query);
  const values = {
    q: filter.text.trim(),
    category: filter.category === 'all' ? '' : filter.category,
    organic: filter.organicOnly ? '1' : '',
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === '') written.delete(name);
    else written.set(name, value);
  }
  return written;
}

/** Whether two filters look for the same products. */
export function isSameFilter(one: ProductFilter, other: ProductFilter): boolean {
  return (
    one.text.trim() === other.text.trim() &&
    one.category === other.category &&
    one.organicOnly === other.organicOnly
  );
}

/** The products that meet every part of the filter, in their own order (specification 5). */
export function filterProducts(products: readonly Product[], filter: ProductFilter): Product[] {
  const wanted = plain(filter.text.trim());
  return products.filter(
    ({ name, description, category, isOrganic }) =>
      (plain(name).includes(wanted) || plain(description).includes(wanted)) &&
      (filter.category === 'all' || category.toLowerCase() === filter.category) &&
      (!filter.organicOnly || isOrganic),
  );
}

/**
 * Small letters, and the apostrophe that a keyboard has in the place of the one that is printed.
 */
function plain(text: string): string {
  return text.toLowerCase().replaceAll('’', "'");
}
