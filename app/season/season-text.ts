import type { Year } from '../../content/month-row.ts';
import { type SeasonWords, seasonWords } from '../../content/season-words.ts';
import { fill } from '../text/fill.ts';
import { listText } from '../text/list-text.ts';
import { levelIn, type Month, monthsWith } from './season.ts';

/** The texts of a season. A text is empty if no month has the level. */
export interface SeasonText {
  /** “December to April”, or “from November” if the end is not known */
  usual: string;
  /** “January to March” */
  peak: string;
  /** “November, May or June” */
  possible: string;
}

/** The months of a year as texts. The usual months include the peak. */
export function seasonParts(year: Year, words: SeasonWords = seasonWords): SeasonText {
  const usual = monthsWith(year, 'peak', 'usual');
  return {
    usual: openEnded(year, usual, words) ?? monthsText(usual, words),
    peak: monthsText(monthsWith(year, 'peak'), words),
    possible: monthsText(monthsWith(year, 'possible'), words, 'disjunction'),
  };
}

/** A season on one line: “December to April, peak January to March, sometimes May”. */
export function seasonText(year: Year, words: SeasonWords = seasonWords): string {
  const { usual, peak, possible } = seasonParts(year, words);
  const parts = [
    peak === usual ? '' : usual,
    peak && fill(words.peak, { months: peak }),
    possible && fill(words.possible, { months: possible }),
  ];
  return parts.filter((part) => part !== '').join(words.comma);
}

/**
 * Months in the order of their season as a text. Three or more in a row are a range, the others are
 * listed: “November, May or June”.
 * @param list “November and May” or “November or May”
 */
export function monthsText(
  months: readonly Month[],
  words: SeasonWords = seasonWords,
  list: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  if (months.length === 12) return words.allYear;
  const name = (month: Month | undefined) => words.months[(month ?? 1) - 1];
  const items = runs(months).flatMap((run) =>
    run.length > 2
      ? [fill(words.range, { first: name(run[0]), last: name(run.at(-1)) })]
      : run.map((month) => name(month) ?? ''),
  );
  return listText(items, list);
}

/** “from November” or “until May” for months in a row if one end is not known. */
function openEnded(year: Year, months: readonly Month[], words: SeasonWords): string | undefined {
  const [first] = months;
  const last = months.at(-1);
  if (first === undefined || last === undefined || runs(months).length > 1) return undefined;
  const isUnknown = (month: Month) => levelIn(year, ((month + 11) % 12) + 1) === undefined;
  const [before, after] = [isUnknown(first - 1), isUnknown(last + 1)];
  if (before === after) return undefined;
  return after
    ? fill(words.from, { month: words.months[first - 1] })
    : fill(words.until, { month: words.months[last - 1] });
}

/** Groups consecutive months. January follows December. */
function runs(months: readonly Month[]): Month[][] {
  const found: Month[][] = [];
  for (const month of months) {
    const run = found.at(-1);
    if (run && month === ((run.at(-1) ?? 0) % 12) + 1) run.push(month);
    else found.push([month]);
  }
  return found;
}
