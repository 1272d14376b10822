import words from '#texts/season-words.json' with { type: 'json' };
import { type Language, language } from './languages.ts';
import { monthNamesIn } from './month-names.ts';

/** Texts about seasons. `range` is for three or more months in a row; one or two are named one by one. */
export const seasonTextsIn = (texts: typeof words, language: Language) => ({
  ...texts,
  locale: language.locale,
  months: monthNamesIn(language, 'long'),
  /** “Jan”. Arabic has no short names, so they are the whole ones. */
  shortMonths: monthNamesIn(language, 'short'),
  /** One letter each, or the number of the month: readers of Arabic know no letters for months. */
  initials: monthNamesIn(language, language.monthInitials),
});

export const seasonTexts = seasonTextsIn(words, language);

export type SeasonTexts = typeof seasonTexts;
