import { describe, expect, it } from 'vitest';
import { clausesOf, monthClaims, sentencesOf } from './check-month-claims.ts';

const claims = (text: string) =>
  monthClaims(text).map(({ kind, months }) => `${kind} ${months.join(' ')}`);

describe('monthClaims', () => {
  it.each<[string, string[]]>([
    ['Usually November to February, sometimes March', ['usual 11 12 1 2', 'possible 3']],
    [
      'Usually December to April, sometimes November, May or June',
      ['usual 12 1 2 3 4', 'possible 11 5 6'],
    ],
    ['January to June, most from March to May', ['mention 1 2 3 4 5 6', 'peak 3 4 5']],
    ['Usually from November', ['start 11']],
    ['They begin in November', ['start 11']],
    ['In August the first dates are picked', ['start 8']],
    ['They can be had until May', ['end 5']],
    ['In September, their best month, they are crisp', ['peak 9']],
    ['In September they are at their best', ['peak 9']],
    ['They begin in November and are at their peak in January', ['start 11', 'peak 1']],
    ['March to June, most of them in May', ['mention 3 4 5 6', 'peak 5']],
    ['The best apples are picked in November', ['mention 11']],
    ['Most of them go by air in March', ['mention 3']],
    ['late March to early May', ['mention 3 4 5']],
    ['November–February', ['mention 11 12 1 2']],
    ['between March and May', ['mention 3 4 5']],
    ['March and May', ['mention 3 5']],
    ['in March, April, and May', ['mention 3 4 5']],
  ])('%s', (text, expected) => {
    expect(claims(text)).toEqual(expected);
  });

  it.each([
    'May we walk to the far end',
    'the balance is due May 1',
    'they may also go by air',
    'planted in September',
    'not in July',
    'in July there are no apples',
    'over by March',
  ])('finds none in “%s”', (text) => {
    expect(claims(text)).toEqual([]);
  });
});

it('splits texts into sentences and clauses, but not lists of months', () => {
  expect(sentencesOf('Apples in March.  “Pears” in May? Ask us.')).toEqual([
    'Apples in March.',
    '“Pears” in May?',
    'Ask us.',
  ]);
  expect(
    clausesOf('Apples in March, while pears rest; figs in April, and May, and grapes'),
  ).toEqual(['Apples in March', 'pears rest', 'figs in April, and May', 'grapes']);
});
