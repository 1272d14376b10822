import { describe, expect, it } from 'vitest';
import { products } from '../../content/products.ts';
import {
  filterProducts,
  isSameFilter,
  longestSearch,
  noFilter,
  readFilter,
  writeFilter,
} from './product-filter.ts';

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
    'q=',
    'q=%20%09%0A',
    'category=meat',
    'category=__proto__',
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
  ])('finds nothing to go by in "%s"', (query) => {
    expect(read(query)).toEqual(noFilter);
  });

  it('ignores one bad value without losing the good ones', () => {
    expect(read('q=a&q=b&category=pasta&organic=yes')).toEqual({ ...noFilter, category: 'pasta' });
  });

  it('takes a search of the greatest length, and one in any script', () => {
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

  it('searches names and descriptions, whatever the case and the space around', () => {
    expect(find({ text: '  STRAWb ' })).toEqual(['strawberries']);
    expect(find({ text: 'barhi' })).toEqual(['yellow-dates']);
  });

  it('takes the text literally', () => {
    expect(find({ text: '.*' })).toEqual([]);
    expect(find({ text: '<b>' })).toEqual([]);
  });

  it('does not search details', () => {
    expect(find({ text: 'refrigerator' })).toEqual([]);
  });

  it('finds a printed apostrophe by a typed one', () => {
    expect(find({ text: "egypt's" })).toEqual(['egyptian-fava-beans']);
    expect(find({ text: 'egypt’s' })).toEqual(['egyptian-fava-beans']);
  });

  it('keeps a category', () => {
    expect(find({ category: 'pasta' })).toEqual([
      'fresh-spaghetti-pasta',
      'farfalle-pasta',
      'penne-pasta',
    ]);
  });

  it('keeps the ten organic ones', () => {
    expect(find({ organicOnly: true })).toHaveLength(10);
  });

  it('combines all three', () => {
    expect(find({ text: 'sweet', category: 'fruits', organicOnly: true })).toEqual([
      'pomegranate',
      'yellow-dates',
    ]);
    expect(find({ category: 'pasta', organicOnly: true })).toEqual([]);
  });
});

it('tells filters apart by what they find', () => {
  expect(isSameFilter(noFilter, { ...noFilter, text: ' ' })).toBe(true);
  expect(isSameFilter(noFilter, { ...noFilter, category: 'pasta' })).toBe(false);
});
