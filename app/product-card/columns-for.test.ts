import { expect, test } from 'vitest';
import { columnsFor } from './columns-for.ts';

test.each([
  [3, 3, 3],
  [4, 4, 2],
  [5, 3, 3],
  [6, 3, 3],
  [7, 4, 2],
  [8, 4, 2],
  [9, 3, 3],
  [10, 4, 2],
  [11, 4, 3],
  [12, 4, 3],
])('%i items get %i of at most 4 columns, and %i of at most 3', (items, withMax4, withMax3) => {
  expect(columnsFor(items, 4)).toBe(withMax4);
  expect(columnsFor(items, 3)).toBe(withMax3);
});
