import type { Product } from '../schema/product.ts';
import { part } from './part.ts';

/** All products in the order of display (specification 3). */
export const products: readonly Product[] = part('products');
