import { distance } from 'fastest-levenshtein';
import { categories } from '../../../content/categories.ts';
import { allId } from '../../../content/reserved-ids.ts';
import type { Product } from '../../../schema/product.ts';
import { searchQuery, searchText } from './search-text.ts';

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

interface Texts {
  /** Name and description. */
  shown: string[];
  /** With a space before each word. Else “car” finds macaroni. */
  searchWords: string;
  /** The single words of all but the description. */
  words: string[];
}

/** One letter changes too much in a shorter word: “mint” would find “pint”. */
const fewestLettersWithMistake = 5;

/**
 * Finds the products that match a whole filter, in their original order: the text is part of the name or the
 * description (specification 5), or begins a search word. If it finds nothing, a word may differ by one letter.
 * @param searchWords what else visitors may search for, by product id
 */
export function productSearch(
  products: readonly Product[],
  searchWords: Readonly<Record<string, string>>,
): (filter: ProductFilter) => Product[] {
  // Once, because a search compares all products at each key press.
  const all = products.map((product) => ({ product, texts: textsOf(product, searchWords) }));
  return ({ text, category, organicOnly }) => {
    const wanted = searchQuery(text);
    const find = (matches: (texts: Texts) => boolean) =>
      all.flatMap(({ product, texts }) =>
        matches(texts) &&
        (category === allId || product.category === category) &&
        (!organicOnly || product.isOrganic)
          ? [product]
          : [],
      );
    const found = find(
      ({ shown, searchWords }) =>
        shown.some((text) => text.includes(wanted)) || searchWords.includes(` ${wanted}`),
    );
    if (found.length > 0 || wanted.length < fewestLettersWithMistake) return found;
    return find(({ words }) => words.some((word) => distance(word, wanted) === 1));
  };
}

function textsOf(
  { id, name, description }: Product,
  searchWords: Readonly<Record<string, string>>,
): Texts {
  const names = [name, searchWords[id] ?? ''].map(searchText);
  const [ownName = '', others = ''] = names;
  return {
    shown: [ownName, searchText(description)],
    searchWords: ` ${others.replace(/\s+/g, ' ')}`,
    words: names.flatMap((text) => text.match(/\p{L}+/gu) ?? []),
  };
}
