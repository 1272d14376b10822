import type { Keeping } from '../schema/product.ts';
import { part } from './part.ts';

/** How each product is kept and shipped, by product id. */
export const keeping: Readonly<Record<string, Keeping>> = part('keeping');
