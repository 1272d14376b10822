import { expect, it } from 'vitest';
import { fill } from './fill.ts';

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
