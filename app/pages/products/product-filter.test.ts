import { describe, expect, it } from 'vitest';
import type { Product } from '../../../schema/product.ts';
import {
  isSameFilter,
  maxSearchLength,
  noFilter,
  productSearch,
  readFilter,
  writeFilter,
} from './product-filter.ts';

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

const read = (query: string) => readFilter(new URLSearchParams(query));
const search = productSearch(products, {});
const find = (filter: Partial<typeof noFilter>) =>
  search({ ...noFilter, ...filter }).map(({ id }) => id);

describe('reading a filter from the address', () => {
  it('reads text, category and organic-only, trimmed and in any case', () => {
    expect(read('q=%20Sweet%20&category=FRUITS&organic=1')).toEqual({
      text: 'Sweet',
      category: 'fruits',
      organicOnly: true,
    });
  });

  it.each([
    '',
    'q',
    'q=',
    'q=%20%09%0A',
    'category=meat',
    'category=__proto__',
    'category=constructor',
    'category=<script>',
    'category=fruits&category=pasta',
    'category=all',
    'organic=2',
    'organic=true',
    'organic=',
    'q=red&q=green',
    'category=fruits&category=fruits',
    'organic=1&organic=1',
    `q=${'a'.repeat(maxSearchLength + 1)}`,
    'Q=red&Category=fruits',
    '%E0%A4%A',
    'q&category&organic',
    '%E0%A4%A&&&===',
  ])('ignores invalid and repeated values: "%s"', (query) => {
    expect(read(query)).toEqual(noFilter);
  });

  it('ignores an invalid value and keeps the valid ones', () => {
    expect(read('q=a&q=b&category=pasta&organic=yes')).toEqual({ ...noFilter, category: 'pasta' });
  });

  it('reads a search of the maximum length and in any script', () => {
    expect(read(`q=${'a'.repeat(maxSearchLength)}`).text).toHaveLength(maxSearchLength);
    expect(read('q=%D9%81%D9%88%D9%84').text).toBe('فول');
  });
});

describe('writing a filter to the address', () => {
  const write = (query: string, filter: Partial<typeof noFilter>) =>
    writeFilter(new URLSearchParams(query), { ...noFilter, ...filter }).toString();

  it('writes only the values that are set, trimmed', () => {
    expect(write('', { text: ' red & green ', category: 'legumes', organicOnly: true })).toBe(
      'q=red+%26+green&category=legumes&organic=1',
    );
    expect(write('', {})).toBe('');
  });

  it('replaces its own parameters, also repeated ones, and keeps other parameters', () => {
    expect(write('q=a&q=b&from=letter&organic=1', {})).toBe('from=letter');
    expect(write('q=a&q=b', { text: 'c' })).toBe('q=c');
  });

  it('writes a filter that reads back as the same filter', () => {
    const filter = { text: 'ful & +', category: 'legumes', organicOnly: false } as const;
    expect(readFilter(writeFilter(new URLSearchParams(), filter))).toEqual(filter);
  });
});

describe('filtering products', () => {
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
  ])('finds %s', (_, text, found) => {
    expect(find({ text })).toEqual(found);
  });

  it.each(['.*', '<b>', 'refrigerator'])(
    'finds nothing for "%s": the text is not a pattern, and details are not searched',
    (text) => {
      expect(find({ text })).toEqual([]);
    },
  );

  it('finds a word with one wrong letter if nothing else is found', () => {
    const words = { carrots: 'roots', peppers: 'capsicum' };
    const found = (text: string) =>
      productSearch(products, words)({ ...noFilter, text }).map(({ id }) => id);
    expect(found('strawberies')).toEqual(['strawberries']);
    expect(found('capsikum')).toEqual(['peppers']);
    // Too short: one letter makes another word.
    expect(found('dats')).toEqual([]);
    expect(found('capzikum')).toEqual([]);
    expect(found('capsicum')).toEqual(['peppers']);
  });

  it('finds other names by the beginning of their words only: “car” is in macaroni', () => {
    const words = { dates: 'macaroni | dry fruit', peppers: 'capsicum' };
    const found = (text: string) =>
      productSearch(products, words)({ ...noFilter, text }).map(({ id }) => id);
    expect(found('car')).toEqual(['carrots']);
    expect(found('macar')).toEqual(['dates']);
    expect(found('fruit')).toEqual(['dates']);
    expect(found('dry fruit')).toEqual(['dates']);
    expect(found('dry capsicum')).toEqual([]);
  });

  it('finds names in other languages', () => {
    const names = { carrots: 'جزر', dates: 'بلح أصفر' };
    const found = (text: string) =>
      productSearch(products, names)({ ...noFilter, text }).map(({ id }) => id);
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
});

it('compares filters and ignores spaces around the text', () => {
  expect(isSameFilter(noFilter, { ...noFilter, text: ' ' })).toBe(true);
  expect(isSameFilter(noFilter, { ...noFilter, category: 'pasta' })).toBe(false);
});
