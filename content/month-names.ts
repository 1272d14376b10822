import { language } from './languages.ts';

const format = new Intl.DateTimeFormat(language.formats, { month: 'long', timeZone: 'UTC' });

/** The months, January first. */
export const monthNames: readonly string[] = Array.from({ length: 12 }, (_, month) =>
  format.format(Date.UTC(2000, month)),
);
