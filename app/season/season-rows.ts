import { seasons } from '../../content/seasons.ts';
import type { Product } from '../../schema/product.ts';
import { seasonStart, type Year, yearOfCrop } from './season.ts';

/** A row of the season calendar: a product, or one of its varieties. */
export interface SeasonRow {
  product: Product;
  /** The name of the variety, if the product has several. */
  variety: string | undefined;
  /** The place of its crop among those of the product. */
  cropIndex: number;
  /** The twelve months. Undefined if they are not known or the supply is on request. */
  year: Year | undefined;
}

export type SeasonSort = 'start' | 'category';

/** The rows of the season calendar, one per crop, in the order of the products. */
export function seasonRows(products: readonly Product[]): SeasonRow[] {
  return products.flatMap((product): SeasonRow[] => {
    const crops = seasons[product.id]?.crops ?? [];
    if (crops.length === 0) return [{ product, variety: undefined, cropIndex: 0, year: undefined }];
    return crops.map((crop, cropIndex) => ({
      product,
      variety: crop.variety,
      cropIndex,
      year: yearOfCrop(crop),
    }));
  });
}

/**
 * Sorts the rows by start and then category, or by category and then start. By start, rows without months are last.
 * Equal rows keep their order.
 */
export function sortRows(
  rows: readonly SeasonRow[],
  sort: SeasonSort,
  categories: readonly string[],
): SeasonRow[] {
  const start = ({ year }: SeasonRow) => seasonStart(year) ?? 13;
  const category = ({ product }: SeasonRow) => categories.indexOf(product.category);
  return rows.toSorted((a, b) => {
    const byStart = start(a) - start(b);
    const byCategory = category(a) - category(b);
    return sort === 'category' ? byCategory || byStart : byStart || byCategory;
  });
}
