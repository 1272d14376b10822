import { categories } from '../../../content/categories.ts';
import { allId } from '../../../content/reserved-ids.ts';

/** The state of the filter on the products page (specification 4, R12). */
export type ProductFilter = {
  text: string;
  /** The id of a category, or `allId`. */
  category: string;
  organicOnly: boolean;
};

export const noFilter: ProductFilter = { text: '', category: allId, organicOnly: false };

/** In characters. Longer searches are ignored. */
export const maxSearchLength = 100;

/** Reads the filter from a query. Invalid and repeated values are ignored (R12). */
export function readFilter(query: URLSearchParams): ProductFilter {
  const singleValue = (name: string) => {
    const values = query.getAll(name);
    return values.length === 1 ? (values[0] ?? '').trim() : '';
  };
  const text = singleValue('q');
  const category = singleValue('category').toLowerCase();
  return {
    text: text.length <= maxSearchLength ? text : '',
    category: categories.some(({ id }) => id === category) ? category : allId,
    organicOnly: singleValue('organic') === '1',
  };
}

/** Returns a copy of `query` with this filter. Other parameters stay unchanged. */
export function writeFilter(query: URLSearchParams, filter: ProductFilter): URLSearchParams {
  const updated = new URLSearchParams(query);
  const values = {
    q: filter.text.trim(),
    category: filter.category === allId ? '' : filter.category,
    organic: filter.organicOnly ? '1' : '',
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === '') updated.delete(name);
    else updated.set(name, value);
  }
  return updated;
}

/** Whether two filters are equal, ignoring spaces around the text. */
export function isSameFilter(one: ProductFilter, other: ProductFilter): boolean {
  return (
    one.text.trim() === other.text.trim() &&
    one.category === other.category &&
    one.organicOnly === other.organicOnly
  );
}
