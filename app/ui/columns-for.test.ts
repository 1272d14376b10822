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
])('%i items stand in %i columns of four, in %i of three', (items, ofFour, ofThree) => {
  expect(columnsFor(items, 4)).toBe(ofFour);
  expect(columnsFor(items, 3)).toBe(ofThree);
});
