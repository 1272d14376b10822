import { describe, expect, it } from 'vitest';
import { languages } from '../../content/languages.ts';
import { monthNamesIn } from '../../content/month-names-in.ts';
import { dateText } from './date-text.ts';
import { listText } from './list-text.ts';
import { numberText } from './number-text.ts';

describe.each(languages)('in $code, as Intl writes them', (language) => {
  it.each([0, 7, 12, 2026, 98.5, 0.5, -1.5, -18, 1_234_567])('the number %s', (value) => {
    const numbers = new Intl.NumberFormat(language.formats, { useGrouping: false });
    expect(numberText(value, language)).toBe(numbers.format(value).replace('-', '−'));
  });

  it('a date in each month', () => {
    const dates = new Intl.DateTimeFormat(language.formats, { dateStyle: 'long', timeZone: 'UTC' });
    const months = monthNamesIn(language, 'long');
    for (let month = 0; month < 12; month += 1) {
      const time = Date.UTC(2026, month, 3 + month);
      const date = new Date(time).toISOString().slice(0, 10);
      expect(dateText(date, language, months)).toBe(dates.format(time));
    }
  });

  it.each(['conjunction', 'disjunction'] as const)('a %s of none to five items', (type) => {
    const lists = new Intl.ListFormat(language.locale, { type });
    for (let count = 0; count <= 5; count += 1) {
      const items = ['one', 'two', 'three', 'four', 'five'].slice(0, count);
      expect(listText(items, type, language)).toBe(lists.format(items));
    }
  });
});
