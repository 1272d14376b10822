import { expect, test } from 'vitest';
import { seasonsCsv } from './seasons-csv.ts';

const lines = seasonsCsv().split('\r\n');

test('the season calendar as CSV has a head, and months in words', () => {
  expect(lines[0]).toMatch(/^\uFEFFProduct,Variety,Category,January,.*,December,Note,Sources$/);
  expect(lines[1]).toMatch(/^Strawberries,,Fruits,Peak,Peak,Possible,,,,,,,,Usual,Peak,/);
});

test('a text with a comma is quoted', () => {
  const penne = lines.find((line) => line.startsWith('Penne'));
  expect(penne).toContain('"Made all year. Available on request, subject to');
});
