import { type Language, language } from './languages.ts';

/** The names of the months in a language, January first. */
export function monthNamesIn(
  { formats }: Pick<Language, 'formats'>,
  month: 'long' | 'short' | 'narrow' | 'numeric',
): readonly string[] {
  const format = new Intl.DateTimeFormat(formats, { month, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2000, index)));
}

export const monthNames = monthNamesIn(language, 'long');
/** “Jan”. Arabic has no short names, so they are the whole ones. */
export const shortMonthNames = monthNamesIn(language, 'short');
/** One letter each, or the number of the month: readers of Arabic know no letters for months. */
export const monthInitials = monthNamesIn(language, language.monthInitials);
