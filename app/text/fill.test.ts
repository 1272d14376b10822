import { describe, expect, it } from 'vitest';
import { fill, fillPlural } from './fill.ts';
import { testInArabic } from './test-in-arabic.ts';

it('replaces every placeholder, also those that occur twice', () => {
  expect(fill('{first} to {last}, {first}', { first: 'March', last: 'May', other: 'x' })).toBe(
    'March to May, March',
  );
});

it('throws if a placeholder has no value', () => {
  expect(() => fill('{first} to {lsat}', { first: 'March', last: 'May' })).toThrow(
    '“{first} to {lsat}” has no part named lsat.',
  );
});

it('chooses the form of a number', () => {
  const forms = { one: 'one product', other: '{count} products' };
  expect(fillPlural(forms, 1)).toBe('one product');
  expect(fillPlural(forms, 3)).toBe('3 products');
  expect(fillPlural(forms, 1, { count: '0–1' })).toBe('0–1 products');
  expect(fillPlural({ other: '{name}: {count}' }, 1, { name: 'a' })).toBe('a: 1');
});

describe('in Arabic', () => {
  testInArabic();

  it('writes numbers in Arabic-Indic digits', async () => {
    const { fill, fillPlural } = await import('./fill.ts');
    const { footer } = await import('../../content/shell.ts');
    expect(fill('{n}', { n: 2026 })).toBe('٢٠٢٦');
    expect(fillPlural({ few: '{count} صور', other: '{count}' }, 9)).toBe('٩ صور');
    expect(footer.copyright(2099)).toContain('٢٠٩٩');
  });
});
