import { products } from '../../../content/products.ts';
import { searchWords } from '../../../content/search-words.ts';
import { productSearch } from './product-filter.ts';

/** The products of the site that match a filter. */
export const searchProducts = productSearch(products, searchWords);
