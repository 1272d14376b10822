import { expect, test } from 'vitest';
import { type TileSize, tileSizes } from './tile-sizes.ts';

/** How many places a photo takes in a row of three, counting both rows beside a large one. */
const cells: Readonly<Record<TileSize, number>> = {
  small: 1,
  large: 4,
  largeLast: 4,
  tall: 2,
  wide: 3,
};

test('photos of every number fill their rows', () => {
  for (let count = 1; count <= 30; count += 1) {
    const sizes = tileSizes(count);
    expect(sizes).toHaveLength(count);
    const taken = sizes.reduce((total, size) => total + cells[size], 0);
    expect(taken % 3, `${count} photos`).toBe(0);
  }
});

test('a large photo with two small ones beside it comes first', () => {
  for (const count of [3, 4, 5, 9])
    expect(tileSizes(count).slice(0, 3)).toEqual(['large', 'small', 'small']);
});

test('of nine photos, the first and the last are large', () => {
  const sizes = tileSizes(9);
  expect(sizes.indexOf('large')).toBe(0);
  expect(sizes.indexOf('largeLast')).toBe(8);
});
