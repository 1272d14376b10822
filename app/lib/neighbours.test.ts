import { expect, test } from 'vitest';
import { neighbours } from './neighbours.ts';

const [first, second, third] = [{ id: 'first' }, { id: 'second' }, { id: 'third' }] as const;

test('neighbours follow list order', () => {
  expect(neighbours([first, second, third], second)).toEqual({ previous: first, next: third });
});

test('neighbours are absent at the ends', () => {
  expect(neighbours([first, second], first)).toEqual({ previous: undefined, next: second });
  expect(neighbours([first, second], second)).toEqual({ previous: first, next: undefined });
});
