import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { languages } from '../content/languages.ts';
import { toYaml } from '../schema/write-yaml.ts';
import { copySite } from './site-copy.ts';

// biome-ignore lint/suspicious/noExplicitAny: a product or an article.
type Change = (file: any, number: number) => void;

/** Writes a changed copy of a content file. */
function rewrite(from: string, to: string, change: Change, number = 0): void {
  const file = parse(readFileSync(from, 'utf8'));
  change(file, number);
  writeFileSync(to, toYaml(file));
}

/** Adds copies of the files of a folder until it has this many. */
function grow(folder: string, count: number, change: Change): void {
  const files = readdirSync(folder).toSorted();
  for (let number = files.length; number < count; number += 1) {
    const file = join(folder, files[number % files.length] ?? '');
    rewrite(file, file.replace('.yaml', `-${number}.yaml`), change, number);
  }
}

const changeProduct: Change = (product, number) => {
  product.order = 1000 + number;
  // A picture is described once in all of the content.
  for (const picture of product.pictures) delete picture.shows;
  for (const { code } of languages) {
    product.name[code] += ` ${number}`;
    // Words in another order, because copies of a text would compress better than texts of their own.
    for (const text of [product.description, product.tip]) {
      const words: string[] = text?.[code].split(' ') ?? [];
      if (text) text[code] = words.map((_, i) => words[(i + number) % words.length]).join(' ');
    }
  }
};

const changeArticle: Change = (article, number) => {
  article.date = new Date(Date.UTC(2020, 0, number)).toISOString().slice(0, 10);
  delete article.shows;
  for (const { code } of languages) article.title[code] += ` ${number}`;
};

/** Copies the site to a temporary folder, without what other builds have kept, and adds products and articles. */
export function grownSite(products: number, articles: number) {
  const site = copySite();
  rmSync(join(site.folder, 'node_modules/.cache'), { force: true });
  grow(join(site.folder, 'content/products'), products, changeProduct);
  grow(join(site.folder, 'content/news'), articles, changeArticle);
  return {
    ...site,
    changeText() {
      const file = join(site.folder, 'content/products/carrots.yaml');
      rewrite(file, file, ({ description }) => {
        description.en += ' New.';
      });
    },
  };
}
