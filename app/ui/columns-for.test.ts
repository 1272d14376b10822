import { expect, test } from 'vitest';
import { columnsFor } from './columns-for.ts';

test.each([
  [3, 3],
  [4, 4],
  [5, 3],
  [6, 3],
  [7, 4],
  [8, 4],
  [9, 3],
  [10, 4],
  [11, 4],
  [14, 3],
])('%i cards in four columns at most: %i', (cards, columns) => {
  expect(columnsFor(cards, 4)).toBe(columns);
});

test.each([
  [3, 3],
  [4, 2],
  [5, 3],
  [6, 3],
])('%i cards in three columns at most: %i', (cards, columns) => {
  expect(columnsFor(cards, 3)).toBe(columns);
});
