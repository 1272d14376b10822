import { expect, it } from 'vitest';
import type { Product } from '../../../schema/product.ts';
import { noFilter } from './product-filter.ts';
import { searchIn } from './search-products.ts';

const product = (id: string, rest: Partial<Product>): Product => ({
  id,
  name: id,
  description: '',
  category: 'vegetables',
  images: ['/pictures/a.jpg', '/pictures/b.jpg'],
  isOrganic: false,
  isSeasonal: false,
  details: '',
  tip: '',
  ...rest,
});
const products = [
  product('carrots', { description: 'A clean snap.', isOrganic: true }),
  product('strawberries', { name: 'Strawberries', category: 'fruits', isOrganic: true }),
  product('fava-beans', { category: 'legumes', description: 'For Egypt’s slow-cooked ful.' }),
  product('dates', { category: 'fruits', description: 'Barhi dates, honey-sweet.' }),
  product('peppers', { description: 'Red ones, sweet.', details: 'Keep in the refrigerator.' }),
  product('pomegranate', { category: 'fruits', description: 'Tart, then sweet.', isOrganic: true }),
];

type Words = Readonly<Record<string, string>>;
const findWith = (words: Words, filter: Partial<typeof noFilter>) =>
  searchIn(products, words)({ ...noFilter, ...filter }).map(({ id }) => id);
const find = (filter: Partial<typeof noFilter>) => findWith({}, filter);
/** Finds a text, in these words too. */
const finder = (words: Words) => (text: string) => findWith(words, { text });

it('returns all products in order without a filter', () => {
  expect(find({})).toEqual(products.map(({ id }) => id));
});

it.each([
  ['part of a name, in any case and with spaces around it', '  STRAWb ', ['strawberries']],
  ['part of a description', 'clean snap', ['carrots']],
  ['a description in another case', 'BARHI', ['dates']],
  ['several products', 'sweet', ['dates', 'peppers', 'pomegranate']],
  ['a typographic apostrophe by a typed one', "egypt's", ['fava-beans']],
  ['a typographic apostrophe', 'egypt’s', ['fava-beans']],
  ['words with several spaces or a line break between them', 'clean \n snap', ['carrots']],
])('finds %s', (_, text, found) => {
  expect(find({ text })).toEqual(found);
});

it.each(['.*', '<b>', 'refrigerator'])(
  'finds nothing for "%s": the text is not a pattern, and details are not searched',
  (text) => {
    expect(find({ text })).toEqual([]);
  },
);

it('finds nothing for signs that the comparison ignores: a hamza, diacritics, invisible signs', () => {
  for (const text of ['ء', 'ُ', 'ـ', '\u200b', '¨', ' ء ']) expect(find({ text }), text).toEqual([]);
});

it('finds all products for spaces', () => {
  expect(find({ text: '  ' })).toHaveLength(products.length);
});

it('finds a word with one wrong letter if nothing else is found', () => {
  const words = { carrots: 'roots', peppers: 'capsicum' };
  const found = finder(words);
  expect(found('strawberies')).toEqual(['strawberries']);
  expect(found('capsikum')).toEqual(['peppers']);
  // Too short: one letter makes another word.
  expect(found('dats')).toEqual([]);
  expect(found('capzikum')).toEqual([]);
  expect(found('capsicum')).toEqual(['peppers']);
});

it('finds other names by the beginning of their words only: “car” is in macaroni', () => {
  const words = { dates: 'macaroni | dry fruit', peppers: 'capsicum | hot' };
  const found = finder(words);
  expect(found('car')).toEqual(['carrots']);
  expect(found('macar')).toEqual(['dates']);
  expect(found('fruit')).toEqual(['dates']);
  expect(found('dry fruit')).toEqual(['dates']);
  expect(found('dry capsicum')).toEqual([]);
  // In no single name.
  expect(found('capsicum hot')).toEqual([]);
  expect(found('|')).toEqual([]);
});

it('finds names in other languages', () => {
  const names = { carrots: 'جزر', dates: 'بلح أصفر' };
  const found = finder(names);
  expect(found('الجزر')).toEqual(['carrots']);
  expect(found('اصفر')).toEqual(['dates']);
  expect(found('Carrots')).toEqual(['carrots']);
});

it('filters by category', () => {
  expect(find({ category: 'fruits' })).toEqual(['strawberries', 'dates', 'pomegranate']);
  expect(find({ category: 'pasta' })).toEqual([]);
});

it('filters by organic-only', () => {
  expect(find({ organicOnly: true })).toEqual(['carrots', 'strawberries', 'pomegranate']);
});

it('combines text, category and organic-only', () => {
  expect(find({ text: 'sweet', category: 'fruits' })).toEqual(['dates', 'pomegranate']);
  expect(find({ text: 'sweet', category: 'fruits', organicOnly: true })).toEqual(['pomegranate']);
  expect(find({ category: 'legumes', organicOnly: true })).toEqual([]);
});
