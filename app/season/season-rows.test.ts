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
  for (const { id } of products) {
    const crops = seasons[id]?.crops ?? [];
    const own = rows.filter(({ product }) => product.id === id);
    expect(own, id).toHaveLength(Math.max(1, crops.length));
    for (const [index, { variety = '', months }] of crops.entries()) {
      expect(names(own)[index]).toBe(`${id} ${variety}`.trim());
      expect(own[index]?.year?.filter((level) => level !== 'none')).toHaveLength(
        Object.keys(months).length,
      );
    }
    if (crops.length === 0) expect(own[0]?.year, id).toBeUndefined();
  }
  expect(new Set(rows.map(({ product }) => product.id)).size).toBe(products.length);
});

const row = (id: string, category: Product['category'], months?: string): SeasonRow => ({
  product: { ...(products[0] as Product), id, category },
  variety: undefined,
  cropIndex: 0,
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
