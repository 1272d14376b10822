import type { Product } from '../schema/product.ts';
import { part } from './part.ts';

/** All products in the order of display (specification 3). Each tip is downloaded once, and is part of the details. */
export const products: readonly Product[] = part('products').map(({ season, ...product }) => ({
  ...product,
  details: [season, product.tip].filter(Boolean).join(' '),
}));
