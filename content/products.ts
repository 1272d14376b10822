import type { Product } from '../schema/product.ts';
import { part } from './part.ts';
import { tips } from './tips.ts';

/**
 * All products in the order of display (specification 3). The page of a product has its tip apart, so it is not
 * downloaded twice.
 */
export const products: readonly Product[] = part('products').map((product) => ({
  ...product,
  details: [product.details, tips[product.id]].filter(Boolean).join(' '),
}));
