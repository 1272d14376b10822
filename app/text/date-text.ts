import { language } from '../../content/languages.ts';

const format = new Intl.DateTimeFormat(language.formats, { dateStyle: 'long', timeZone: 'UTC' });

/** “2025-04-15” as “April 15, 2025”. */
export const dateText = (date: string): string => format.format(Date.parse(date));
