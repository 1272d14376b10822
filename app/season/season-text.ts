import type { SeasonTexts } from '../../content/season-texts-in.ts';
import { fill } from '../text/fill.ts';
import { listText } from '../text/list-text.ts';
import type { Year } from './season.ts';
import { levelIn, type Month, monthsWith, nextInSeason } from './season.ts';

/** The texts of a season. A text is empty if no month has the level. */
interface SeasonText {
  /** “December to April”, or “from November” if the end is not known */
  usual: string;
  /** “January to March” */
  peak: string;
  /** “November, May or June” */
  possible: string;
  /** “October” */
  unknown: string;
}

/**
 * The months of a year as texts. The usual months include the peak.
 * @param single a template for one `{month}` after “sometimes”: Arabic says “sometimes in March”, but “sometimes from
 * March to May”
 */
export function seasonParts(year: Year, texts: SeasonTexts, single?: string): SeasonText {
  const usual = monthsWith(year, 'peak', 'usual');
  return {
    usual: openEnded(year, usual, texts) ?? monthsText(usual, texts),
    peak: monthsText(monthsWith(year, 'peak'), texts),
    possible: monthsText(monthsWith(year, 'possible'), texts, 'disjunction', single),
    unknown: monthsText(monthsWith(year, undefined), texts),
  };
}

/** A season on one line: “December to April, peak January to March, sometimes May”. */
export function seasonText(year: Year, texts: SeasonTexts): string {
  const { usual, peak, possible } = seasonParts(year, texts, texts.inMonth);
  const parts = [
    peak === usual ? '' : usual,
    peak && fill(texts.peak, { months: peak }),
    possible && fill(texts.possible, { months: possible }),
  ];
  return parts.filter((part) => part !== '').join(texts.comma);
}

/** A season in one month: “Peak”, “Not known: ask us”, or “Back in January” if it is not in season. */
export function textOfMonth(year: Year, month: Month, texts: SeasonTexts): string {
  const level = levelIn(year, month);
  if (level === undefined) return texts.unknown;
  const next = level === 'none' && nextInSeason(year, month);
  return next ? fill(texts.backIn, { month: texts.months[next - 1] }) : texts.levels[level];
}

/**
 * Months in the order of their season as a text. Three or more in a row are a range, the others are
 * listed: “November, May or June”.
 * @param list “November and May” or “November or May”
 * @param single a template for a `{month}` that is first or follows a range
 */
export function monthsText(
  months: readonly Month[],
  texts: SeasonTexts,
  list: 'conjunction' | 'disjunction' = 'conjunction',
  single = '{month}',
): string {
  if (months.length === 12) return texts.allYear;
  const name = (month: Month | undefined) => texts.months[(month ?? 1) - 1];
  const isRange = (run: readonly Month[]) => run.length > 2;
  const items = runs(months).flatMap((run, at, all) => {
    if (isRange(run)) return [fill(texts.range, { first: name(run[0]), last: name(run.at(-1)) })];
    const [first, ...others] = run.map(name);
    const follows = at > 0 && !isRange(all[at - 1] ?? []);
    return [follows ? first : fill(single, { month: first }), ...others].map(String);
  });
  return listText(items, list, texts);
}

/** “from November” or “until May” for months in a row if one end is not known. */
function openEnded(year: Year, months: readonly Month[], texts: SeasonTexts): string | undefined {
  const [first] = months;
  const last = months.at(-1);
  if (first === undefined || last === undefined || runs(months).length > 1) return undefined;
  const isUnknown = (month: Month) => levelIn(year, ((month + 11) % 12) + 1) === undefined;
  const [before, after] = [isUnknown(first - 1), isUnknown(last + 1)];
  if (before === after) return undefined;
  return after
    ? fill(texts.from, { month: texts.months[first - 1] })
    : fill(texts.until, { month: texts.months[last - 1] });
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
