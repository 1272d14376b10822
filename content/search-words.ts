import { part } from './part.ts';

/** What else visitors may call a product, by product id: its names in the other languages, too. */
export const searchWords: Readonly<Record<string, string>> = part('searchWords');
