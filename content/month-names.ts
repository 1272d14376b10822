import { language } from './languages.ts';

function namesOf(month: 'long' | 'short' | 'narrow'): readonly string[] {
  const format = new Intl.DateTimeFormat(language.formats, { month, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2000, index)));
}

/** The months, January first. */
export const monthNames = namesOf('long');
/** “Jan”. Arabic has no short names, so they are the whole ones. */
export const shortMonthNames = namesOf('short');
/** One letter each. */
export const monthInitials = namesOf('narrow');
