import { seasons } from '../../content/seasons.ts';
import type { Season } from '../../schema/product.ts';
import { byStrength, levelIn, type Month, type SeasonLevel, yearOf, yearOfCrop } from './season.ts';

export interface ProductInSeason {
  id: string;
  level: Exclude<SeasonLevel, 'none'>;
  /** The varieties that have this level. Empty if the product has no varieties. */
  varieties: string[];
}

/** The products in season in a month: first those at their peak, then usual, then possible ones. */
export function seasonIn(
  month: Month,
  list: Readonly<Record<string, Season>> = seasons,
): ProductInSeason[] {
  const all = Object.entries(list).flatMap(([id, season]): ProductInSeason[] => {
    const level = levelIn(yearOf(season), month);
    if (level === undefined || level === 'none') return [];
    const varieties = season.crops
      .filter((crop) => levelIn(yearOfCrop(crop), month) === level)
      .flatMap(({ variety }) => variety ?? []);
    return [{ id, level, varieties }];
  });
  return all.toSorted((a, b) => byStrength.indexOf(a.level) - byStrength.indexOf(b.level));
}
