import { idOf } from '../schema/id-of.ts';
import type { ProductFile } from '../schema/product.ts';

/** The months of a product in an article: `{season:carrots}`, `{season:oranges/navel}`. */
export const seasonPlaceholder = /\{season:([^}]*)\}/g;

/** What may be after `season:` for a product: its id, or one for each variety. */
export const seasonKeys = ({ id, value }: { id: string; value: ProductFile }): string[] =>
  value.season.crops.map(({ variety }) => (variety ? `${id}/${idOf(variety.en)}` : id));
