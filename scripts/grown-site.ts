import { cpSync } from 'node:fs';
import { join } from 'node:path';
import articleTexts from '../content/en/news.json' with { type: 'json' };
import productWords from '../content/en/product-words.json' with { type: 'json' };
import productTexts from '../content/en/products.json' with { type: 'json' };
import news from '../content/facts/news.json' with { type: 'json' };
import products from '../content/facts/products.json' with { type: 'json' };
import seasons from '../content/facts/seasons.json' with { type: 'json' };
import storage from '../content/facts/storage.json' with { type: 'json' };
import { languages } from '../content/languages.ts';
import { monthNames } from '../content/month-names.ts';
import { copySite } from './site-copy.ts';

/**
 * Copies the site to a temporary folder and adds products and articles up to the given numbers. All
 * languages get the same texts.
 */
export function grownSite(size: { products: number; articles: number }) {
  const site = copySite();
  const manyProducts = grown(products, size.products, (model, index) => ({
    ...model,
    id: `${model.id}-${index}`,
  }));
  const manyArticles = grown(news.articles, size.articles, (model, index) => ({
    ...model,
    id: `${model.id}-${index}`,
    date: dayBefore(news.articles.at(-1)?.date ?? '', index),
  }));

  site.change('content/facts/products.json', () => manyProducts);
  site.change('content/facts/seasons.json', () => grownTexts(manyProducts, seasons));
  site.change('content/facts/storage.json', () => grownTexts(manyProducts, storage));
  site.change('content/facts/news.json', () => ({ ...news, articles: manyArticles }));
  for (const { code } of languages) {
    const folder = `content/${code}`;
    site.change(`${folder}/products.json`, (texts) => ({
      ...grownTexts(manyProducts, productTexts, newProductTexts),
      ...texts,
    }));
    site.change(`${folder}/product-words.json`, (words) => ({
      ...grownTexts(manyProducts, productWords),
      ...words,
    }));
    site.change(`${folder}/news.json`, (texts) => ({
      ...texts,
      articles: {
        ...grownTexts(manyArticles, articleTexts.articles, newArticleTexts),
        ...texts.articles,
      },
    }));
    for (const [index, { id }] of manyArticles.entries()) {
      const model = news.articles[index % news.articles.length]?.id;
      const file = (name: string | undefined) => join(site.folder, folder, `news/${name}.html`);
      if (id !== model) cpSync(file(model), file(id));
    }
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

/** A record by the ids of a grown list, whose first ids are those of `models`. */
function grownTexts<T>(
  list: readonly { id: string }[],
  models: Readonly<Record<string, T>>,
  changed: (model: T, index: number) => T = (model) => model,
): Record<string, T> {
  const ids = list.slice(0, Object.keys(models).length).map(({ id }) => id);
  return Object.fromEntries(
    list.map(({ id }, index) => {
      const model = models[ids[index % ids.length] ?? ''] as T;
      return [id, id in models ? model : changed(model, index)];
    }),
  );
}

/** Without the months, which would contradict the seasons. */
const vocabulary = Object.values(productTexts)
  .map(({ description, details }) => `${description} ${details}`)
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

const newProductTexts = (model: { name: string; details: string }, index: number) => ({
  name: `${model.name} ${index}`,
  description: `${wordsFor(index, 80)}.`,
  details: model.details && `${wordsFor(index, 130)}.`,
});

const newArticleTexts = (model: { author: string }, index: number) => ({
  title: `${wordsFor(index, 30)} ${index}`,
  excerpt: `${wordsFor(index, 130)}.`,
  author: model.author,
});

/** The date some days before another one, because articles must be sorted by date. */
function dayBefore(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - days);
  return day.toISOString().slice(0, 10);
}
