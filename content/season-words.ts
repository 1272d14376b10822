import { monthNames } from './month-names.ts';

/** Texts about seasons. Names in braces are placeholders. */
export const seasonWords = {
  months: monthNames,
  levels: { peak: 'Peak', usual: 'Usual', possible: 'Possible', none: 'Not in season' },
  /** For a month whose level is not known. */
  unknown: 'Not known: ask us',
  weatherNote:
    'This is what is usual in Egypt and no promise: the weather moves seasons by about two weeks.',
  allYear: 'all year',
  /** For three or more months in a row. One or two months are named one by one. */
  range: '{first} to {last}',
  and: '{items} and {last}',
  or: '{items} or {last}',
  comma: ', ',
  /** If the months after it are not known. */
  from: 'from {month}',
  /** If the months before it are not known. */
  until: 'until {month}',
  peak: 'peak {months}',
  possible: 'sometimes {months}',
};

export type SeasonWords = typeof seasonWords;
