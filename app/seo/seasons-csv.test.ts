import { expect, test } from 'vitest';
import { citations } from '../../content/citations.ts';
import { seasonsPage } from '../../content/pages/seasons.ts';
import { productCard } from '../../content/product-card.ts';
import { productTexts } from '../../content/product-texts.ts';
import { products } from '../../content/products.ts';
import { seasonTexts } from '../../content/season-texts.ts';
import { sources } from '../../content/sources.ts';
import { yearInLetters } from '../season/months-in-letters.ts';
import { type SeasonRow, seasonRows } from '../season/season-rows.ts';
import { seasonsCsv } from './seasons-csv.ts';

const [product] = products;
if (!product) throw new Error('There are no products.');

/** The cells of a line, read as RFC 4180 says. */
const cellsOf = (line = '') =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))(?=,|$)/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain,
  );

/** The line of a product that is not in the content. */
function lineOf(row: Partial<SeasonRow>, name = 'Figs') {
  const figs = { ...product, id: 'figs', name } as SeasonRow['product'];
  const year = yearInLetters('? ? P - - - - - - o x ?');
  const list = [{ product: figs, variety: undefined, cropIndex: 0, year, ...row }];
  return seasonsCsv(list).split('\r\n')[1];
}

const { none, peak, possible, usual } = seasonTexts.levels;
const category = productCard.categories[product.category];

test('the CSV has a header line, and a line for every row of the calendar', () => {
  const { columns } = seasonsPage.download;
  const [head, ...lines] = seasonsCsv().split('\r\n');
  expect(head?.charAt(0)).toBe('\uFEFF');
  expect(cellsOf(head?.slice(1))).toEqual([
    ...[columns.product, columns.variety, columns.category],
    ...seasonTexts.months,
    ...[columns.note, columns.sources],
  ]);
  expect(lines.pop()).toBe('');
  const rows = seasonRows(products);
  expect(lines).toHaveLength(rows.length);
  for (const [at, { product, variety = '', cropIndex }] of rows.entries()) {
    const cells = cellsOf(lines[at]);
    expect(cells.slice(0, 2)).toEqual([product.name, variety]);
    expect(cells).toHaveLength(17);
    expect(cells[15]).toContain(productTexts[product.id]?.seasonNote ?? '');
    for (const id of citations.crops[product.id]?.[cropIndex] ?? [])
      expect(cells[16]).toContain(sources[id]?.title);
  }
});

test('a line has the level of every known month in words, and what the weather does to months', () => {
  const months = ['', '', peak, ...Array(6).fill(none), possible, usual, ''];
  const note = seasonTexts.weatherNote;
  expect(cellsOf(lineOf({}))).toEqual(['Figs', '', category, ...months, note, '']);
  const unknown = Array(12).fill('');
  expect(cellsOf(lineOf({ year: undefined }))).toEqual(['Figs', '', category, ...unknown, '', '']);
});

test('a text with a comma or a quotation mark is in quotes', () => {
  expect(lineOf({}, 'Figs, dry')).toMatch(/^"Figs, dry",/);
  expect(lineOf({}, '12" figs')).toMatch(/^"12"" figs",/);
});
