import { readMonths, type SeasonLevel, type Year } from '../../content/month-row.ts';
import { seasons } from '../../content/seasons.ts';
import type { Season } from '../../content/trade-schema.ts';

/** January is 1, December is 12. */
export type Month = number;

/** Seasons by the ids of their products. */
export type Seasons = Readonly<Record<string, Season>>;

export type Crop = Season['crops'][number];

export interface ProductInSeason {
  id: string;
  level: Exclude<SeasonLevel, 'none'>;
  /** The ids of the varieties that have this level. Empty if the product has no varieties. */
  varieties: string[];
}

/** The levels in descending order. An unknown month ranks above one that is not in season. */
const byStrength = ['peak', 'usual', 'possible', undefined, 'none'] as const;

const wholeYear: readonly Month[] = Array.from({ length: 12 }, (_, index) => index + 1);

/** The twelve months of a crop. */
export function yearOfCrop(crop: Pick<Crop, 'months'>): Year {
  return readMonths(crop.months);
}

/**
 * The twelve months of a product, with the best level of its varieties in each month. Undefined if the
 * months are not known or the supply is on request.
 */
export function yearOf(season: Season | undefined): Year | undefined {
  if (!season || season.crops.length === 0) return undefined;
  const years = season.crops.map(yearOfCrop);
  return wholeYear.map((month) =>
    byStrength.find((level) => years.some((year) => year[month - 1] === level)),
  );
}

export function levelIn(year: Year | undefined, month: Month): SeasonLevel | undefined {
  return year?.[month - 1];
}

/** The products in season in a month: first those at their peak, then usual, then possible ones. */
export function seasonIn(month: Month, list: Seasons = seasons): ProductInSeason[] {
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

/** Whether a level is peak, usual or possible. */
export function isInSeason(level: SeasonLevel | undefined): boolean {
  return level !== undefined && level !== 'none';
}

/** The months with one of these levels, in the order of the season: “November, December, January”. */
export function monthsWith(year: Year, ...levels: SeasonLevel[]): Month[] {
  return seasonOrder(year).filter((month) => {
    const level = levelIn(year, month);
    return level !== undefined && levels.includes(level);
  });
}

/**
 * The month in which the season usually starts: November for a season from November to February. If
 * no month is usual, the first possible one.
 */
export function seasonStart(year: Year | undefined): Month | undefined {
  return year && (monthsWith(year, 'peak', 'usual')[0] ?? monthsWith(year, 'possible')[0]);
}

/** All twelve months, beginning after the longest break of the season. */
function seasonOrder(year: Year): Month[] {
  const pauseBefore = (month: Month) => {
    const months = rotate(month).toReversed();
    const pause = months.findIndex((earlier) => levelIn(year, earlier) !== 'none');
    return levelIn(year, month) === 'none' ? -1 : pause;
  };
  const longest = Math.max(...wholeYear.map(pauseBefore));
  return rotate(wholeYear.find((month) => pauseBefore(month) === longest) ?? 1);
}

const rotate = (first: Month): Month[] => [
  ...wholeYear.slice(first - 1),
  ...wholeYear.slice(0, first - 1),
];
