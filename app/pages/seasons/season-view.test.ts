import { expect, test } from 'vitest';
import { readSeasonView, writeSeasonView } from './season-view.ts';

test.each([
  ['', undefined, 'start'],
  ['month=1', 1, 'start'],
  ['month=12&sort=category', 12, 'category'],
  ['month=0', undefined, 'start'],
  ['month=13', undefined, 'start'],
  ['month=03', undefined, 'start'],
  ['month=march&sort=price', undefined, 'start'],
])('reads “%s”', (query, month, sort) => {
  expect(readSeasonView(new URLSearchParams(query))).toEqual({ month, sort });
});

test('writes a view without default values and keeps other parameters', () => {
  const query = new URLSearchParams('from=mail&month=2&sort=category');
  expect(`${writeSeasonView(query, { month: 9, sort: 'category' })}`).toBe(
    'from=mail&month=9&sort=category',
  );
  expect(`${writeSeasonView(query, { month: undefined, sort: 'start' })}`).toBe('from=mail');
  expect(`${query}`).toBe('from=mail&month=2&sort=category');
});
