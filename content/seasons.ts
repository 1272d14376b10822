import type { Season } from '../schema/product.ts';
import { part } from './part.ts';

/** The usual season of each product in Egypt, by product id. */
export const seasons: Readonly<Record<string, Season>> = part('seasons');
