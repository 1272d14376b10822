import texts from '#texts/products.json' with { type: 'json' };
import { entriesWithTexts } from './entries-with-texts.ts';
import facts from './facts/products.json' with { type: 'json' };
import type { Product } from './schema.ts';

/**
 * All products in the order of display (specification, section 3).
 * The home page shows the first eight.
 */
export const products: readonly Product[] = entriesWithTexts(facts, texts) as Product[];
