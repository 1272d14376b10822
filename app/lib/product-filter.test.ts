import { describe, expect, it } from 'vitest';
import type { Product } from '../../content/schema.ts';
import {
  filterProducts,
  isSameFilter,
  longestSearch,
  noFilter,
  readFilter,
  writeFilter,
} from './product-filter.ts';

const product = (id: string, rest: Partial<Product>): Product => ({
  id,
  name: id,
  description: '',
  category: 'Vegetables',
  images: [],
  isOrganic: false,
  isSeasonal: false,
  details: '',
  ...rest,
});
const products = [
  product('carrots', { description: 'A clean snap.', isOrganic: true }),
  product('strawberries', { name: 'Strawberries', category: 'Fruits', isOrganic: true }),
  product('fava-beans', { category: 'Legumes', description: 'For Egypt’s slow-cooked ful.' }),
  product('dates', { category: 'Fruits', description: 'Barhi dates, honey-sweet.' }),
  product('peppers', { description: 'Red ones, sweet.', details: 'Keep in the refrigerator.' }),
  product('pomegranate', { category: 'Fruits', description: 'Tart, then sweet.', isOrganic: true }),
];

const read = (query: string) => readFilter(new URLSearchParams(query));
const find = (filter: Partial<typeof noFilter>) =>
  filterProducts(products, { ...noFilter, ...filter }).map(({ id }) => id);

describe('reading a filter from the address', () => {
  it('reads all three parts, trimmed and in any case', () => {
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
    `q=${'a'.repeat(longestSearch + 1)}`,
    'Q=red&Category=fruits',
    '%E0%A4%A',
    'q&category&organic',
    '%E0%A4%A&&&===',
  ])('reads no filter from "%s"', (query) => {
    expect(read(query)).toEqual(noFilter);
  });

  it('ignores one bad value without losing the good ones', () => {
    expect(read('q=a&q=b&category=pasta&organic=yes')).toEqual({ ...noFilter, category: 'pasta' });
  });

  it('reads a search of the greatest length, and one in any script', () => {
    expect(read(`q=${'a'.repeat(longestSearch)}`).text).toHaveLength(longestSearch);
    expect(read('q=%D9%81%D9%88%D9%84').text).toBe('فول');
  });
});

describe('writing a filter to the address', () => {
  const write = (query: string, filter: Partial<typeof noFilter>) =>
    writeFilter(new URLSearchParams(query), { ...noFilter, ...filter }).toString();

  it('writes only what is set, trimmed', () => {
    expect(write('', { text: ' red & green ', category: 'legumes', organicOnly: true })).toBe(
      'q=red+%26+green&category=legumes&organic=1',
    );
    expect(write('', {})).toBe('');
  });

  it('clears its own values, repeated ones too, and leaves those of others', () => {
    expect(write('q=a&q=b&from=letter&organic=1', {})).toBe('from=letter');
    expect(write('q=a&q=b', { text: 'c' })).toBe('q=c');
  });

  it('is read back as the same filter', () => {
    const filter = { text: 'ful & +', category: 'legumes', organicOnly: false } as const;
    expect(readFilter(writeFilter(new URLSearchParams(), filter))).toEqual(filter);
  });
});

describe('filtering products', () => {
  it('keeps all of them, in order, without a filter', () => {
    expect(find({})).toEqual(products.map(({ id }) => id));
  });

  it.each([
    ['part of a name, in any case and with spaces around it', '  STRAWb ', ['strawberries']],
    ['part of a description', 'clean snap', ['carrots']],
    ['a description in another case', 'BARHI', ['dates']],
    ['several products', 'sweet', ['dates', 'peppers', 'pomegranate']],
    ['a printed apostrophe by a typed one', "egypt's", ['fava-beans']],
    ['a printed apostrophe', 'egypt’s', ['fava-beans']],
  ])('finds %s', (_, text, found) => {
    expect(find({ text })).toEqual(found);
  });

  it.each(['.*', '<b>', 'refrigerator'])(
    'finds nothing by "%s": the text is no pattern, and details are not searched',
    (text) => {
      expect(find({ text })).toEqual([]);
    },
  );

  it('keeps a category', () => {
    expect(find({ category: 'fruits' })).toEqual(['strawberries', 'dates', 'pomegranate']);
    expect(find({ category: 'pasta' })).toEqual([]);
  });

  it('keeps the organic products', () => {
    expect(find({ organicOnly: true })).toEqual(['carrots', 'strawberries', 'pomegranate']);
  });

  it('combines text, category and organic-only', () => {
    expect(find({ text: 'sweet', category: 'fruits' })).toEqual(['dates', 'pomegranate']);
    expect(find({ text: 'sweet', category: 'fruits', organicOnly: true })).toEqual(['pomegranate']);
    expect(find({ category: 'legumes', organicOnly: true })).toEqual([]);
  });
});

it('tells filters apart by what they find', () => {
  expect(isSameFilter(noFilter, { ...noFilter, text: ' ' })).toBe(true);
  expect(isSameFilter(noFilter, { ...noFilter, category: 'pasta' })).toBe(false);
});
