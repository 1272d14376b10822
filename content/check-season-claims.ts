import { isInSeason, levelIn, monthsWith, yearOf, yearOfCrop } from '../app/season/season.ts';
import { monthsText, seasonText } from '../app/season/season-text.ts';
import type { ClaimKind, MonthClaim } from './check-month-claims.ts';
import type { Content } from './check-problem.ts';
import type { Subject } from './check-product-names.ts';
import type { Year } from './month-row.ts';
import type { Season } from './trade-schema.ts';

const claimed: Readonly<Record<ClaimKind, string>> = {
  usual: 'as the usual months of',
  peak: 'as the peak of',
  possible: 'as months that are possible for',
  start: 'as the start of',
  end: 'as the end of',
  mention: 'as months of',
};

/**
 * The message about a claim that contradicts content/facts/seasons.json, or undefined.
 * @param isExact whether “most in October” means the whole peak, as in details and tables
 */
export function contradiction(
  claim: MonthClaim,
  subject: Subject,
  quote: string,
  isExact: boolean,
  { products, trade }: Content,
): string | undefined {
  const season = trade.seasons[subject.id];
  if (!season || !isReadable(season)) return undefined;
  const year = yearOfSubject(season, subject);
  if (year && agrees(claim, year, isExact)) return undefined;
  // Texts may mention the harvest of products that are supplied on request.
  if (!year && season.supply === 'on-request' && claim.kind === 'mention') return undefined;

  const product = products.find(({ id }) => id === subject.id)?.name ?? subject.id;
  const variety = trade.productTexts[subject.id]?.varieties?.[subject.variety ?? ''];
  const name = variety ? `${product}, ${variety}` : product;
  const says = `gives ${monthsText(claim.months)} ${claimed[claim.kind]} ${name} (“${shortened(quote)}”)`;
  return year
    ? `${says}, but content/facts/seasons.json has “${seasonText(year)}”; correct one of the two.`
    : `${says}, but content/facts/seasons.json has no months for it; leave them out here, or add them there with their source.`;
}

function agrees({ kind, months, isRange }: MonthClaim, year: Year, isExact: boolean): boolean {
  const usual = monthsWith(year, 'peak', 'usual');
  const peak = monthsWith(year, 'peak');
  switch (kind) {
    case 'usual':
      return hasAll(usual, months) && hasAll(months, usual);
    case 'peak':
      return hasAll(peak, months) && (hasAll(months, peak) || !(isExact || isRange));
    case 'possible':
      return hasAll(monthsWith(year, 'possible'), months);
    case 'start':
      return months[0] === usual[0];
    case 'end': {
      const last = monthsWith(year, 'peak', 'usual', 'possible').at(-1);
      return [usual.at(-1), last].includes(months.at(-1));
    }
    case 'mention':
      return months.every((month) => isInSeason(levelIn(year, month)));
  }
}

const hasAll = (months: readonly number[], wanted: readonly number[]) =>
  wanted.every((month) => months.includes(month));

/** The schema reports invalid rows. */
const isReadable = ({ crops }: Season) =>
  Array.isArray(crops) && crops.every(({ months }) => /^[Pxo?-]( [Pxo?-]){11}$/.test(months));

function yearOfSubject(season: Season, { variety }: Subject): Year | undefined {
  const crop = season.crops.find((crop) => crop.variety === variety);
  return variety && crop ? yearOfCrop(crop) : yearOf(season);
}

const shortened = (quote: string) => (quote.length > 90 ? `${quote.slice(0, 89).trim()}…` : quote);
