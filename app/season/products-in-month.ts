import { products } from '../../content/products.ts';
import { seasons } from '../../content/seasons.ts';
import type { Product, Season } from '../../schema/product.ts';
import { monthNow } from './current-month.ts';
import { byStrength, levelIn, type Month, type SeasonLevel, yearOf, yearOfCrop } from './season.ts';

export interface ProductInSeason {
  product: Product;
  level: Exclude<SeasonLevel, 'none'>;
  /** The varieties that have this level. Empty if the product has no varieties. */
  varieties: string[];
}

/** The products in season in a month: first those at their peak, then usual, then possible ones. */
export function productsInMonth(
  month: Month,
  list: readonly Product[] = products,
  seasonOf: Readonly<Record<string, Season>> = seasons,
): ProductInSeason[] {
  const all = list.flatMap((product): ProductInSeason[] => {
    const season = seasonOf[product.id];
    const level = levelIn(yearOf(season), month);
    if (!season || level === undefined || level === 'none') return [];
    const varieties = season.crops
      .filter((crop) => levelIn(yearOfCrop(crop), month) === level)
      .flatMap(({ variety }) => variety ?? []);
    return [{ product, level, varieties }];
  });
  return all.toSorted((a, b) => byStrength.indexOf(a.level) - byStrength.indexOf(b.level));
}

/** The first `most` products in season in the month of the visitor's clock. For the browser only. */
export const productsThisMonth = (most: number): ProductInSeason[] =>
  productsInMonth(monthNow()).slice(0, most);
