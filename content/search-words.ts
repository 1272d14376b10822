import { part } from './part.ts';

/** By the product's id, what visitors may search for beside its name and description. */
export const searchWords: Readonly<Record<string, string>> = part('searchWords');
