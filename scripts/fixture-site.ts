import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Language, languages } from '../content/languages.ts';
import { monthNamesIn } from '../content/month-names.ts';
import { toYaml } from '../schema/write-yaml.ts';
import * as facts from '../tests/fixture/facts.ts';
import { products } from '../tests/fixture/products.ts';
import * as texts from '../tests/fixture/texts.ts';
import { copySite } from './site-copy.ts';

/**
 * Copies the site to a temporary folder, with the content of tests/fixture/ added and another company. All
 * languages get the same texts, with their own names of months, which the content check compares.
 */
export function fixtureSite() {
  const site = copySite();
  addPage(site.folder);
  site.change('content/facts/company.json', () => facts.company);
  for (const [id, product] of Object.entries(products))
    writeFileSync(join(site.folder, `content/products/${id}.yaml`), toYaml(product));
  const add = (file: string, entries: object) =>
    site.change(`content/${file}.json`, (delivered) => ({ ...delivered, ...entries }));
  add('facts/sources', facts.sources);
  site.change('content/facts/gallery.json', (images) => [...images, facts.galleryImage]);
  site.change('content/facts/news.json', (news) => ({
    ...news,
    articles: [facts.article, ...news.articles],
  }));

  for (const language of languages) {
    const { code } = language;
    const translate = <T>(content: T): T =>
      JSON.parse(withMonthsOf(language, JSON.stringify(content)));
    const folder = `content/${code}`;
    site.change(`${folder}/company.json`, () => texts.company);
    add(`${code}/sources`, translate(texts.sources));
    add(`${code}/gallery`, translate(texts.gallery));
    site.change(`${folder}/news.json`, (news) => ({
      ...news,
      articles: { ...news.articles, ...translate(texts.articles) },
    }));
    const body = readFileSync('tests/fixture/article.html', 'utf8');
    const file = join(site.folder, folder, `news/${facts.article.id}.html`);
    writeFileSync(file, withMonthsOf(language, body));
  }
  return site;
}

/** Adds a page: its folder, its texts and one row in the table of pages. */
function addPage(folder: string): void {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const component = readFileSync('tests/fixture/growers-page.txt', 'utf8');
  write('app/pages/growers/growers-page.tsx', component);
  write(
    'content/pages/growers.ts',
    `import texts from '#texts/pages/growers.json' with { type: 'json' };\nexport const page = texts;\n`,
  );
  for (const { code } of languages)
    write(`content/${code}/pages/growers.json`, JSON.stringify(texts.growersPage));
  const table = join(folder, 'app/pages.ts');
  const row = "  { name: 'growers', address: '/our/growers', isListed: true },\n";
  const before = "  { name: 'not-found'";
  writeFileSync(table, readFileSync(table, 'utf8').replace(before, row + before));
}

/** Replaces the English names of months in a text. */
function withMonthsOf(language: Language, text: string): string {
  const names = monthNamesIn(language, 'long');
  return monthNamesIn(languages[0], 'long').reduce(
    (changed, name, index) => changed.replaceAll(name, names[index] ?? name),
    text,
  );
}
