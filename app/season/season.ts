import { monthKeys } from '../../schema/months.ts';
import type { Season } from '../../schema/product.ts';

/** The level of a crop in a month. A month without a level is not known. */
export type SeasonLevel = 'peak' | 'usual' | 'possible' | 'none';

/** Twelve levels, January first. Undefined if the month is not known. */
export type Year = readonly (SeasonLevel | undefined)[];

/** January is 1, December is 12. */
export type Month = number;

export type Crop = Season['crops'][number];

/** The levels in descending order. An unknown month ranks above one that is not in season. */
export const byStrength = ['peak', 'usual', 'possible', undefined, 'none'] as const;

const wholeYear: readonly Month[] = Array.from({ length: 12 }, (_, index) => index + 1);

/** The twelve months of a crop. */
export function yearOfCrop(crop: Pick<Crop, 'months'>): Year {
  return monthKeys.map((month) => {
    const level = crop.months[month] ?? 'none';
    return level === 'unknown' ? undefined : level;
  });
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

/** The level in a month. Undefined if the year or the month is not known. */
export function levelIn(year: Year | undefined, month: Month): SeasonLevel | undefined {
  return year?.[month - 1];
}

/** Whether a level is peak, usual or possible. */
export function isInSeason(level: SeasonLevel | undefined): boolean {
  return level !== undefined && level !== 'none';
}

/** The months with one of these levels, in the order of the season: “November, December, January”. */
export function monthsWith(year: Year, ...levels: Year[number][]): Month[] {
  const months = seasonOrder(year).filter((month) => levels.includes(levelIn(year, month)));
  // A year without a break is in the order of the calendar, which may begin within the season.
  const isCut = months[0] === 1 && months.at(-1) === 12;
  const pause = months.findIndex((month, index) => month !== index + 1);
  return isCut && pause > 0 ? [...months.slice(pause), ...months.slice(0, pause)] : months;
}

/**
 * The month in which the season usually starts: November for a season from November to February. If
 * no month is usual, the first possible one.
 */
export function seasonStart(year: Year | undefined): Month | undefined {
  return year && (monthsWith(year, 'peak', 'usual')[0] ?? monthsWith(year, 'possible')[0]);
}

/** The first month after this one that is peak or usual, or possible if none is. */
export function nextInSeason(year: Year, month: Month): Month | undefined {
  const following = rotate(month).slice(1);
  const withLevel = (...levels: Year[number][]) =>
    following.find((next) => levels.includes(levelIn(year, next)));
  return withLevel('peak', 'usual') ?? withLevel('possible');
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
