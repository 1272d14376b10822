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

const product = (
  name: string,
  category: Product['category'],
  description: string,
  details = '',
): Product => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  description,
  category,
  images: [],
  isOrganic: category === 'Fruits' || category === 'Vegetables',
  isSeasonal: false,
  details,
});

const products = [
  product('Strawberries', 'Fruits', 'Glossy berries, red to the shoulder.'),
  product('Fava Beans', 'Legumes', 'The ones behind Egypt’s ful medames.'),
  product('Tomatoes', 'Vegetables', 'Ribbed and sweet.', 'Keep them out of the refrigerator.'),
  product('Penne', 'Pasta', 'Ridged tubes, cut on the slant.'),
  product('Yellow Dates', 'Fruits', 'Barhi dates, honey-sweet.'),
  product('Farfalle', 'Pasta', 'Pasta bows with frilled edges.'),
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
    expect(find({ text: "egypt's" })).toEqual(['fava-beans']);
    expect(find({ text: 'egypt’s' })).toEqual(['fava-beans']);
  });

  it('keeps a category', () => {
    expect(find({ category: 'pasta' })).toEqual(['penne', 'farfalle']);
  });

  it('keeps the organic ones', () => {
    expect(find({ organicOnly: true })).toEqual(['strawberries', 'tomatoes', 'yellow-dates']);
  });

  it('combines all three', () => {
    expect(find({ text: 'sweet', category: 'fruits', organicOnly: true })).toEqual([
      'yellow-dates',
    ]);
    expect(find({ category: 'pasta', organicOnly: true })).toEqual([]);
  });
});

it('tells filters apart by what they find', () => {
  expect(isSameFilter(noFilter, { ...noFilter, text: ' ' })).toBe(true);
  expect(isSameFilter(noFilter, { ...noFilter, category: 'pasta' })).toBe(false);
});
