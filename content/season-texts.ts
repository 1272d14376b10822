import texts from '#texts/season-words.json' with { type: 'json' };
import { monthInitials, monthNames, shortMonthNames } from './month-names.ts';

/** Texts about seasons. `range` is for three or more months in a row; one or two are named one by one. */
export const seasonTexts = {
  ...texts,
  months: monthNames,
  shortMonths: shortMonthNames,
  initials: monthInitials,
};

export type SeasonTexts = typeof seasonTexts;
