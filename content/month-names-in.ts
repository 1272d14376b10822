import type { Language } from './languages.ts';

/** The names of the months in a language, January first. */
export function monthNamesIn(
  { formats }: Pick<Language, 'formats'>,
  month: 'long' | 'short' | 'narrow' | 'numeric',
): readonly string[] {
  const format = new Intl.DateTimeFormat(formats, { month, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2000, index)));
}
