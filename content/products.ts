import type { Product } from '../schema/product.ts';
import { part } from './part.ts';

/**
 * All products in the order of display (specification, section 3).
 * The home page shows the first eight.
 */
export const products: readonly Product[] = part('products');
