import { part } from './part.ts';

/** The ids of the sources that each product cites, and of those that months cite. */
export const citations = part('citations');
