import { monthNames } from './month-names.ts';

/** The words of seasons. Names in braces stand for what is put in their place. */
export const seasonWords = {
  months: monthNames,
  levels: { peak: 'Peak', usual: 'Usual', possible: 'Possible', none: 'Not in season' },
  weatherNote:
    'This is what is usual in Egypt and no promise: the weather moves seasons by about two weeks.',
  allYear: 'all year',
  /** Three months or more; shorter ones are named one by one. */
  range: '{first} to {last}',
  and: '{items} and {last}',
  or: '{items} or {last}',
  comma: ', ',
  /** The months after it are not known. */
  from: 'from {month}',
  /** The months before it are not known. */
  until: 'until {month}',
  peak: 'peak {months}',
  possible: 'sometimes {months}',
};

export type SeasonWords = typeof seasonWords;
