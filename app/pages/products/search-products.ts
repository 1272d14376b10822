import { distance } from 'fastest-levenshtein';
import { products } from '../../../content/products.ts';
import { allId } from '../../../content/reserved-ids.ts';
import { searchWords } from '../../../content/search-words.ts';
import type { Product } from '../../../schema/product.ts';
import type { ProductFilter } from './product-filter.ts';
import { searchQuery, searchText } from './search-text.ts';

interface Texts {
  /** Name and description. */
  shown: string[];
  /** With a space before each word. Else “car” finds macaroni. Between names is a line break, which no search has. */
  otherNames: string;
  /** The single words of all but the description. */
  words: string[];
}

/** One letter changes too much in a shorter word: “mint” would find “pint”. */
const fewestLettersWithMistake = 5;

/**
 * Finds the products that match a whole filter, in their original order: the text is part of the name or the
 * description (specification 5), or begins a search word. If it finds nothing, a word may differ by one letter.
 * @param wordsOf what else visitors may search for, by product id
 */
export function searchIn(
  list: readonly Product[],
  wordsOf: Readonly<Record<string, string>>,
): (filter: ProductFilter) => Product[] {
  // Once, because a search compares all products at each key press.
  const all = list.map((product) => ({ product, texts: textsOf(product, wordsOf[product.id]) }));
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
      ({ shown, otherNames }) =>
        shown.some((text) => text.includes(wanted)) || otherNames.includes(` ${wanted}`),
    );
    if (found.length > 0 || wanted.length < fewestLettersWithMistake) return found;
    return find(({ words }) => words.some((word) => distance(word, wanted) === 1));
  };
}

function textsOf({ name, description }: Product, searchWords = ''): Texts {
  const names = [name, ...searchWords.split(' | ')].map(searchText);
  const [ownName = '', ...others] = names;
  return {
    shown: [ownName, searchText(description)],
    otherNames: ` ${others.join('\n ')}`,
    words: names.flatMap((text) => text.match(/\p{L}+/gu) ?? []),
  };
}

/** The products of the site that match a filter. */
export const searchProducts = searchIn(products, searchWords);
