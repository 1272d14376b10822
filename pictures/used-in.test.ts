import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { namesPicture, unused } from './used-in.ts';

it.each([
  ['picture: oranges-a', true],
  ['  - picture: oranges-a\n    shows:', true],
  ['picture: "oranges-a"', true],
  ["picture: 'oranges-a' # the pump", true],
  ['pictures: [{ picture: oranges-a, shows: { en: One } }]', true],
  ['  Text.\n\n  {picture:oranges-a}\n', true],
  ['picture: oranges-a2', false],
  ['picture: oranges-a-b', false],
  ['text: An oranges-a', false],
])('%j: %s', (text, isNamed) => {
  expect(namesPicture(text, 'oranges-a')).toBe(isNamed);
});

it('finds the pictures that content does not use', () => {
  const [, used = ''] =
    /^picture: (.+)$/m.exec(readFileSync('content/pages/home.yaml', 'utf8')) ?? [];
  expect(unused(['no-such-picture', used])).toEqual(['no-such-picture']);
});
