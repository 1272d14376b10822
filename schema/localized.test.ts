import { expect, it } from 'vitest';
import { languages } from '../content/languages.ts';
import { localized } from './localized.ts';

it('reports a placeholder without a value once', () => {
  const text = Object.fromEntries(languages.map(({ code }) => [code, '{name}, {nam} and {nam}']));
  const { error } = localized(1, 100, ['{name}']).safeParse(text);
  expect(error?.issues.map(({ path, message }) => [path, message.slice(0, 9)])).toEqual(
    languages.map(({ code }) => [[code], 'has {nam}']),
  );
});
