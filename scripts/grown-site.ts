import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { isoDate } from '../content/iso-date.ts';
import { monthNames } from '../content/month-names.ts';
import { articles } from '../content/news.ts';
import { productWords } from '../content/product-words.ts';
import { products } from '../content/products.ts';
import type { Article, Product } from '../content/schema.ts';
import { seasons } from '../content/seasons.ts';
import { storage } from '../content/storage.ts';
import { copySite } from './site-copy.ts';

/** Copies the site to a temporary folder and adds products and articles up to the given numbers. */
export function grownSite(size: { products: number; articles: number }) {
  const site = copySite();
  const manyArticles = grown(articles, size.articles, articleLike);
  const manyProducts = grown(products, size.products, productLike);
  site.replace('content/products.ts', 'products', manyProducts);
  /** A record by product ids, in which each product has what its model has. */
  const grow = <T>(file: string, name: string, record: Readonly<Record<string, T>>) => {
    const modelOf = (index: number) => products[index % products.length]?.id ?? '';
    const entries = manyProducts.map(({ id }, index) => [id, record[modelOf(index)]]);
    site.replace(file, name, Object.fromEntries(entries));
  };
  grow('content/seasons.ts', 'seasons', seasons);
  grow('content/storage.ts', 'storage', storage);
  grow('content/product-words.ts', 'productWords', productWords);
  site.replace('content/news.ts', 'articles', manyArticles);
  for (const [index, { id }] of manyArticles.entries()) {
    const text = join(site.folder, `content/news/${articles[index % articles.length]?.id}.html`);
    if (index >= articles.length) cpSync(text, join(site.folder, `content/news/${id}.html`));
  }
  return site;
}

/** The list, extended to `length` entries with changed copies of its own. */
function grown<T>(list: readonly T[], length: number, like: (model: T, index: number) => T): T[] {
  return Array.from({ length }, (_, index) => {
    const model = list[index % list.length] as T;
    return index < list.length ? model : like(model, index);
  });
}

/** Without the months, which would contradict the seasons. */
const vocabulary = [...products.map(({ description, details }) => `${description} ${details}`)]
  .join(' ')
  .split(/[\s.,:;]+/)
  .filter((word) => !monthNames.includes(word));

/** Words from the products' texts in random order, which compress like real text. */
function wordsFor(index: number, length: number): string {
  let seed = index * 7919 + length;
  let text = '';
  while (text.length < length) {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    text += ` ${vocabulary[(seed >> 8) % vocabulary.length]}`;
  }
  return text.trim();
}

function productLike(model: Product, index: number): Product {
  return {
    ...model,
    id: `${model.id}-${index}`,
    name: `${model.name} ${index}`,
    description: `${wordsFor(index, 80)}.`,
    details: model.details && `${wordsFor(index, 130)}.`,
  };
}

function articleLike(model: Article, index: number): Article {
  return {
    ...model,
    id: `${model.id}-${index}`,
    title: `${wordsFor(index, 30)} ${index}`,
    date: dayBefore(articles.at(-1)?.date ?? '', index),
    excerpt: `${wordsFor(index, 130)}.`,
  };
}

/** A display date some days before another one, because articles must be sorted by date. */
function dayBefore(date: string, days: number): string {
  const day = new Date(`${isoDate(date)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - days);
  const parts = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return day.toLocaleDateString('en-US', parts);
}
