import { describe, expect, it } from 'vitest';
import type { Product, Season } from '../../schema/product.ts';
import { monthsInLetters, yearInLetters } from './months-in-letters.ts';
import { productsInMonth } from './products-in-month.ts';
import { levelIn, monthsWith, seasonStart, yearOf } from './season.ts';

const cited = { certainty: 'high' as const, sources: ['handbook'] };
const seasonal = (...rows: string[]) => ({
  supply: 'seasonal' as const,
  crops: rows.map((row, index) => ({
    variety: `v${index}`,
    months: monthsInLetters(row),
    ...cited,
  })),
});
const plain = (months: string) => ({
  supply: 'seasonal' as const,
  crops: [{ months: monthsInLetters(months), ...cited }],
});

const seasons: Readonly<Record<string, Season>> = {
  //             J F M A M J J A S O N D
  pears: plain('- - - - - - x x P o - -'),
  apples: plain('P x o - - - - - - - x P'),
  melons: seasonal('- - - - - x P - - - - -', '- - - - - - o x ? - - -'),
  cherries: { supply: 'seasonal', crops: [] },
  lentils: { supply: 'on-request', crops: [] },
};

describe('yearOf', () => {
  it('takes the best level of several varieties in each month, and known levels before unknown ones', () => {
    expect(yearOf(seasons.melons)).toEqual([
      ...Array(5).fill('none'),
      'usual',
      'peak',
      'usual',
      undefined,
      'none',
      'none',
      'none',
    ]);
  });

  it('is undefined for a product without months or without an entry', () => {
    expect(yearOf(seasons.cherries)).toBeUndefined();
    expect(yearOf(seasons.lentils)).toBeUndefined();
    expect(yearOf(seasons.kiwis)).toBeUndefined();
    expect(levelIn(undefined, 1)).toBeUndefined();
  });
});

describe('productsInMonth', () => {
  const fruits = Object.keys(seasons).map((id) => ({ id }) as Product);
  const namesIn = (month: number) =>
    productsInMonth(month, fruits, seasons).map(({ product, level }) => `${product.id} ${level}`);

  it('lists products at their peak first, and omits those that are not in season or not known', () => {
    expect(productsInMonth(9, fruits, seasons)).toEqual([
      { product: { id: 'pears' }, level: 'peak', varieties: [] },
    ]);
    expect(namesIn(8)).toEqual(['pears usual', 'melons usual']);
    expect(namesIn(7)).toEqual(['melons peak', 'pears usual']);
    expect(namesIn(4)).toEqual([]);
  });

  it('names only the varieties that have the level', () => {
    const varietiesIn = (month: number) =>
      productsInMonth(month, fruits, seasons).find(({ product }) => product.id === 'melons')
        ?.varieties;
    expect(varietiesIn(6)).toEqual(['v0']);
    expect(varietiesIn(7)).toEqual(['v0']);
    expect(varietiesIn(8)).toEqual(['v1']);
  });
});

describe('seasonStart', () => {
  it.each([
    //J F M A M J J A S O N D
    ['P x o - - - - - - - x P', 11],
    ['x x P P P x o o - - - -', 1],
    ['- x x x P P P x x x x x', 2],
    ['x x x x o o - - - - o x', 12],
    ['? ? ? ? - - - - - - x ?', 11],
    ['- - - - - - - o o - - -', 8],
    ['- x x - - - - - x x - -', 9],
    ['x x x x x x P P x x x x', 1],
    ['x x x o o o o o o x x x', 10],
  ])('%s starts in month %i', (row, month) => {
    expect(seasonStart(yearInLetters(row))).toBe(month);
  });

  it('is undefined without months', () => {
    expect(seasonStart(undefined)).toBeUndefined();
    expect(seasonStart(yearInLetters('? ? ? ? ? ? ? ? ? ? ? ?'))).toBeUndefined();
  });
});

it('orders months by the season, also if it ends in the next year', () => {
  const year = yearInLetters('x x x x o o - - - - o x');
  expect(monthsWith(year, 'peak', 'usual')).toEqual([12, 1, 2, 3, 4]);
  expect(monthsWith(year, 'possible')).toEqual([11, 5, 6]);
});
