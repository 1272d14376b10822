import { part } from './part.ts';

/** The names of the products in the other languages, by product id, so that visitors can search for them. */
export const otherNames: Readonly<Record<string, string>> = part('otherNames');
