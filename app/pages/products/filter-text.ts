import { categories } from '../../../content/categories.ts';
import { productsPage } from '../../../content/pages/products.ts';
import { fill, fillPlural } from '../../text/fill.ts';
import { isolated } from '../../text/isolated.ts';
import type { ProductFilter } from './product-filter.ts';

const { results: texts } = productsPage;

/** “6 products found in organic vegetables” */
export const foundText = (found: number, filter: ProductFilter): string =>
  `${fillPlural(texts.count, found)} ${filterText(filter)}`;

/** What was searched for without a result. */
export const noneText = (filter: ProductFilter): string =>
  fill(texts.noneFor, { filter: filterText(filter) });

/** The active filters in words: “for “tom” in organic vegetables” */
function filterText({ text, category, organicOnly }: ProductFilter): string {
  const { forText, inOrganic } = texts;
  const chosen = categories.find(({ id }) => id === category);
  const parts = [];
  if (text.trim()) parts.push(fill(forText, { text: isolated(text.trim()) }));
  if (organicOnly) parts.push(chosen?.inOrganic ?? inOrganic);
  else if (chosen) parts.push(chosen.inCategory);
  return parts.join(' ');
}
