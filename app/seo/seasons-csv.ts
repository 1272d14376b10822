import { citations } from '../../content/citations.ts';
import { seasonsPage } from '../../content/pages/seasons.ts';
import { productCard } from '../../content/product-card.ts';
import { productTexts } from '../../content/product-texts.ts';
import { products } from '../../content/products.ts';
import { seasonTexts } from '../../content/season-texts.ts';
import { type SeasonRow, seasonRows } from '../season/season-rows.ts';
import { citedSources, sourceName } from '../sources/cited-sources.ts';

/**
 * The season calendar for spreadsheets (RFC 4180). Unknown months are empty. The first character tells
 * Excel that the file is UTF-8.
 */
export function seasonsCsv(list: readonly SeasonRow[] = seasonRows(products)): string {
  const { product, variety, category, note, sources } = seasonsPage.download.columns;
  const rows = list.map((row) => [
    row.product.name,
    row.variety ?? '',
    productCard.categories[row.product.category] ?? '',
    ...seasonTexts.months.map((_, index) => {
      const level = row.year?.[index];
      return level ? seasonTexts.levels[level] : '';
    }),
    [productTexts[row.product.id]?.seasonNote, row.year && seasonTexts.weatherNote]
      .filter(Boolean)
      .join(' '),
    citedSources(citations.crops[row.product.id]?.[row.cropIndex] ?? [])
      .map(sourceName)
      .join(seasonTexts.semicolon),
  ]);
  const head = [product, variety, category, ...seasonTexts.months, note, sources];
  return `\uFEFF${[head, ...rows].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')}`;
}

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
