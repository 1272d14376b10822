import { expect, test } from 'vitest';
import { seasonsCsv } from './seasons-csv.ts';

const lines = seasonsCsv().split('\r\n');

test('the CSV has a header line and the level of every known month in words', () => {
  expect(lines[0]).toMatch(/^\uFEFFProduct,Variety,Category,January,.*,December,Note,Sources$/);
  expect(lines[1]).toMatch(
    /^Strawberries,,Fruits,Peak,Peak,Possible,(?:Not in season,){7}Usual,Peak,/,
  );
});

test('unknown months are empty', () => {
  const lettuce = lines.find((line) => line.startsWith('Lettuce'));
  expect(lettuce).toMatch(/^Lettuce,,Vegetables,,,,,Not in season,.*,Usual,,/);
});

test('a text with a comma is in quotes', () => {
  const penne = lines.find((line) => line.startsWith('Penne'));
  expect(penne).toContain('"Made all year. Available on request, subject to');
});
