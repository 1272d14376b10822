import { expect, test } from 'vitest';
import { products } from '../../content/products.ts';
import { seasons } from '../../content/seasons.ts';
import { seasonRows, sortRows } from './season-rows.ts';

const rows = seasonRows(products);
const categories = ['Vegetables', 'Fruits', 'Legumes', 'Pasta'];
const names = (list: typeof rows) =>
  list.map(({ product, variety }) => [product.id, variety].filter(Boolean).join(' '));

test('every product has a row, and every variety has its own', () => {
  const crops = products.map(({ id }) => Math.max(1, seasons[id]?.crops.length ?? 0));
  expect(rows).toHaveLength(crops.reduce((sum, count) => sum + count, 0));
  expect(names(rows)).toContain('oranges Navel');
  expect(rows.find(({ product }) => product.id === 'penne-pasta')?.year).toBeUndefined();
});

test('sorts by the start of the season, with rows without months last', () => {
  const sorted = names(sortRows(rows, 'start', categories));
  expect(sorted.slice(0, 4)).toEqual(['carrots', 'oranges Valencia', 'onions', 'yellow-dates']);
  expect(sorted.slice(-8)).toEqual(names(rows.filter(({ year }) => !year)));
});

test('sorts by category, then by the start of the season', () => {
  const sorted = sortRows(rows, 'category', categories);
  const order = sorted.map(({ product }) => categories.indexOf(product.category));
  expect(order).toEqual(order.toSorted());
  expect(names(sorted)[0]).toBe('carrots');
});
