import { part } from './part.ts';

/** What is good to know about a product besides its months, by product id. Not every product has a tip. */
export const tips: Readonly<Record<string, string>> = part('tips');
