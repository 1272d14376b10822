import facts from './facts/storage.json' with { type: 'json' };
import type { Keeping } from './trade-schema.ts';

/**
 * How each product is kept, by product id: °C, relative humidity in %, and how long it keeps. `load` is how
 * it travels: 'moist' and 'packed' (in closed packs) in a refrigerated container, 'aired' and 'ambient' without
 * cooling. Values that are not known are left out. Anything else is the `storageNote` in product-words.json.
 */
export const keeping = facts as Readonly<Record<string, Keeping>>;
