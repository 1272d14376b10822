import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../content/languages.ts';
import { featuredCount } from '../content/pages/home.ts';
import * as facts from '../tests/fixture/facts.ts';
import * as texts from '../tests/fixture/texts.ts';
import { copySite } from './site-copy.ts';

/**
 * Copies the site to a temporary folder, with the content of tests/fixture/ added and another company. All
 * languages get the same texts.
 */
export function fixtureSite() {
  const site = copySite();
  site.change('content/facts/company.json', () => facts.company);
  site.change('content/facts/products.json', (products) => [
    ...products.slice(0, featuredCount),
    facts.organicProduct,
    ...products.slice(featuredCount),
    facts.otherProduct,
  ]);
  const add = (file: string, entries: object) =>
    site.change(`content/${file}.json`, (delivered) => ({ ...delivered, ...entries }));
  add('facts/seasons', facts.seasons);
  add('facts/storage', facts.storage);
  add('facts/sources', facts.sources);
  site.change('content/facts/gallery.json', (images) => [...images, facts.galleryImage]);
  site.change('content/facts/news.json', (news) => ({
    ...news,
    articles: [facts.article, ...news.articles],
  }));

  for (const { code } of languages) {
    const folder = `content/${code}`;
    site.change(`${folder}/company.json`, () => texts.company);
    add(`${code}/products`, texts.products);
    add(`${code}/product-words`, texts.productWords);
    add(`${code}/sources`, texts.sources);
    add(`${code}/gallery`, texts.gallery);
    site.change(`${folder}/news.json`, (news) => ({
      ...news,
      articles: { ...news.articles, ...texts.articles },
    }));
    cpSync(
      'tests/fixture/article.html',
      join(site.folder, folder, `news/${facts.article.id}.html`),
    );
  }
  return site;
}
