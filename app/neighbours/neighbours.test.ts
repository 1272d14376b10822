import { expect, test } from 'vitest';
import { neighbours } from './neighbours.ts';

const [first, second, third] = [{ id: 'first' }, { id: 'second' }, { id: 'third' }] as const;

test('returns the previous and the next entry in list order', () => {
  expect(neighbours([first, second, third], second)).toEqual({ previous: first, next: third });
});

test('returns undefined at the ends of the list', () => {
  expect(neighbours([first, second], first)).toEqual({ previous: undefined, next: second });
  expect(neighbours([first, second], second)).toEqual({ previous: first, next: undefined });
});
