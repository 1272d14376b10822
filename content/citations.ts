import { part } from './part.ts';

/** The ids of the sources that each product, each of its rows of months, and all months together cite. */
export const citations = part('citations');
