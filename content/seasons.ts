import facts from './facts/seasons.json' with { type: 'json' };
import type { Season } from './trade-schema.ts';

/**
 * The usual season of each product in Egypt, by product id. A row has twelve letters, January first:
 *
 *   P  peak    x  usual    o  possible    -  not in season    ?  not known
 *
 * A product without known months has no crops and a `seasonNote` in product-words.json. A product that is
 * stored or made all year is supplied on request. The build compares the months with the details of the
 * products and with the articles.
 */
export const seasons = facts as Readonly<Record<string, Season>>;
