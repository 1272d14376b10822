import { describe, expect, it } from 'vitest';
import {
  isSameFilter,
  maxSearchLength,
  noFilter,
  readFilter,
  writeFilter,
} from './product-filter.ts';

const read = (query: string) => readFilter(new URLSearchParams(query));

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

it('compares filters and ignores spaces around the text', () => {
  expect(isSameFilter(noFilter, { ...noFilter, text: ' ' })).toBe(true);
  expect(isSameFilter(noFilter, { ...noFilter, category: 'pasta' })).toBe(false);
});
