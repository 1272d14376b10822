import { part } from './part.ts';

/** What is said about how a product is kept, by product id. Not every product has a note. */
export const keepingNotes: Readonly<Record<string, string>> = part('keepingNotes');
