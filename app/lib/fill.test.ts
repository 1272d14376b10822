import { expect, it } from 'vitest';
import { fill } from './fill.ts';

it('puts the parts in the places of their names, as often as they are named', () => {
  expect(fill('{first} to {last}, {first}', { first: 'March', last: 'May', other: 'x' })).toBe(
    'March to May, March',
  );
});

it('refuses a part that is not given', () => {
  expect(() => fill('{first} to {lsat}', { first: 'March', last: 'May' })).toThrow(
    '“{first} to {lsat}” has no part named lsat.',
  );
});
