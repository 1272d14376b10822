import { expect, test } from 'vitest';
import { products } from '../../content/products.ts';
import { seasons } from '../../content/seasons.ts';
import type { Product } from '../../schema/product.ts';
import { yearInLetters } from './months-in-letters.ts';
import { type SeasonRow, seasonRows, sortRows } from './season-rows.ts';

const rows = seasonRows(products);
const names = (list: typeof rows) =>
  list.map(({ product, variety }) => [product.id, variety].filter(Boolean).join(' '));

test('every product has a row, and every variety has its own', () => {
  const crops = products.map(({ id }) => Math.max(1, seasons[id]?.crops.length ?? 0));
  expect(rows).toHaveLength(crops.reduce((sum, count) => sum + count, 0));
  expect(names(rows)).toContain('oranges Navel');
  expect(rows.find(({ product }) => product.id === 'penne-pasta')?.year).toBeUndefined();
});

const row = (id: string, category: Product['category'], months?: string): SeasonRow => ({
  product: { ...(products[0] as Product), id, category },
  variety: undefined,
  crop: undefined,
  index: 0,
  year: months === undefined ? undefined : yearInLetters(months),
});

const categories = ['legumes', 'vegetables', 'fruits', 'pasta'];

/** Their seasons start in November, never, never, January, July, January and never. */
const unsorted = [
  row('pears', 'fruits', 'P x - - - - - - - - x P'),
  row('kale', 'vegetables'),
  row('beans', 'legumes'),
  row('leeks', 'vegetables', 'x P x - - - - - - - - -'),
  row('figs', 'fruits', '- - - - - - x P - - - -'),
  row('limes', 'fruits', 'x x P - - - - - - - - -'),
  row('peas', 'legumes'),
];

test('sorts by the start of the season, then by category, with rows without months last', () => {
  const sorted = names(sortRows(unsorted, 'start', categories));
  expect(sorted).toEqual(['leeks', 'limes', 'figs', 'pears', 'beans', 'peas', 'kale']);
});

test('sorts by category, then by the start of the season', () => {
  const sorted = names(sortRows(unsorted, 'category', categories));
  expect(sorted).toEqual(['beans', 'peas', 'leeks', 'kale', 'limes', 'figs', 'pears']);
});
