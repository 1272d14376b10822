import { expect, test } from 'vitest';
import { products } from '../../content/products.ts';
import { yearInLetters } from '../season/months-in-letters.ts';
import { type SeasonRow, seasonRows } from '../season/season-rows.ts';
import { seasonsCsv } from './seasons-csv.ts';

const lines = seasonsCsv().split('\r\n');

test('the CSV has a header line and the level of every known month in words', () => {
  expect(lines[0]).toMatch(/^\uFEFFProduct,Variety,Category,January,.*,December,Note,Sources$/);
  expect(lines[1]).toMatch(
    /^Strawberries,,Fruits,Peak,Peak,Possible,(?:Not in season,){7}In season,Peak,/,
  );
});

test('unknown months are empty', () => {
  const [row] = seasonRows(products);
  const year = yearInLetters('? ? P - - - - - - - x ?');
  const [, line] = seasonsCsv([{ ...(row as SeasonRow), year }]).split('\r\n');
  expect(line).toMatch(/^Strawberries,,Fruits,,,Peak,(?:Not in season,){7}In season,,/);
});

test('a text with a comma is in quotes', () => {
  const penne = lines.find((line) => line.startsWith('Penne'));
  expect(penne).toContain('"Made all year. Available on request, subject to');
});
