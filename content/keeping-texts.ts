import { part } from './part.ts';

/** Texts about how products are kept. The last number of a range decides the plural form of a unit. */
export const keepingTexts = part('words/keeping');
