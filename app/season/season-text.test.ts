import { describe, expect, it } from 'vitest';
import { seasonTexts } from '../../content/season-texts.ts';
import { yearInLetters } from './months-in-letters.ts';
import { monthsText, seasonParts, seasonText, textOfMonth } from './season-text.ts';

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
  levels: { peak: 'Peak', usual: 'In season', possible: 'Sometimes', none: 'Not in season' },
  unknown: 'Not known',
  backIn: 'Back in {month}',
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

it.each([
  //J F M A M J J A S O N D
  ['P P x o - - - - - - ? x', 1, 'Peak'],
  ['P P x o - - - - - - ? x', 3, 'In season'],
  ['P P x o - - - - - - ? x', 4, 'Sometimes'],
  ['P P x o - - - - - - ? x', 11, 'Not known'],
  ['P P x o - - - - - o ? x', 5, 'Back in December'],
  ['- x x - - - - - - - - -', 12, 'Back in February'],
  ['- - - - x - - x - - - -', 7, 'Back in August'],
  ['- - - o - - - - - - - -', 5, 'Back in April'],
  ['- - - - - - - - - ? ? ?', 5, 'Not in season'],
])('%s in month %i is “%s”', (row, month, text) => {
  expect(textOfMonth(yearInLetters(row), month, texts)).toBe(text);
});

it('takes its texts from a language', () => {
  const letters = { ...texts, months: [...'abcdefghijkl'], range: '{first}…{last}' };
  expect(monthsText([11, 12, 1, 2, 5], letters)).toBe('k…b and e');
});
