import { describe, expect, it } from 'vitest';
import { seasonTexts } from '../../content/season-texts.ts';
import { yearInLetters } from './months-in-letters.ts';
import { monthsText, seasonParts, seasonText } from './season-text.ts';

const texts = {
  ...seasonTexts,
  allYear: 'all year',
  range: '{first} to {last}',
  comma: ', ',
  from: 'from {month}',
  until: 'until {month}',
  inMonth: '{month}',
  peak: 'peak {months}',
  possible: 'sometimes {months}',
};

describe('seasonText', () => {
  it.each([
    //J F M A M J J A S O N D
    ['P P P x - - - - - - - x', 'December to April, peak January to March'],
    ['P P o - - - - - - - x P', 'November to February, peak December to February, sometimes March'],
    ['x x x x o o - - - - o x', 'December to April, sometimes November, May or June'],
    ['? ? ? ? - - - - - - x ?', 'from November'],
    ['x x - - - - - - - - ? ?', 'until February'],
    ['? x ? - - - - - - - - -', 'February'],
    ['- - - - - - x x - - - -', 'July and August'],
    ['- - - - - - P P P - - -', 'peak July to September'],
    ['- - - - - - - o - - - -', 'sometimes August'],
    ['- x x - - - - - x x x -', 'September to November, February and March'],
    ['x x x x x x P P x x x x', 'all year, peak July and August'],
    ['P P x x x x x x x x x P', 'all year, peak December to February'],
    ['x x x o o o o o o x x x', 'October to March, sometimes April to September'],
    ['? ? ? ? ? ? ? ? ? ? ? ?', ''],
  ])('%s is “%s”', (row, text) => {
    expect(seasonText(yearInLetters(row), texts)).toBe(text);
  });
});

it('gives the parts of a season', () => {
  expect(seasonParts(yearInLetters('- - - - - - - o x P x -'), texts)).toEqual({
    usual: 'September to November',
    peak: 'October',
    possible: 'August',
    unknown: '',
  });
});

it('takes its texts from a language', () => {
  const letters = { ...texts, months: [...'abcdefghijkl'], range: '{first}…{last}' };
  expect(monthsText([11, 12, 1, 2, 5], letters)).toBe('k…b and e');
});
