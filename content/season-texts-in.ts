import type { Language } from './languages.ts';
import type { LoadedContent } from './loaded-content.ts';
import { monthNamesIn } from './month-names-in.ts';

/** Texts about seasons in a language, with its names of months. */
export const seasonTextsIn = (texts: LoadedContent['words/seasons'], language: Language) => ({
  ...texts,
  lists: language.lists,
  months: monthNamesIn(language, 'long'),
  /** “Jan”. Arabic has no short names, so they are the whole ones. */
  shortMonths: monthNamesIn(language, 'short'),
  /** One letter each, or the number of the month: readers of Arabic know no letters for months. */
  initials: monthNamesIn(language, language.monthInitials),
});

export type SeasonTexts = ReturnType<typeof seasonTextsIn>;
