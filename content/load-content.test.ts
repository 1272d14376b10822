import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { inLanguage } from '../schema/localized.ts';
import { problemLine } from '../schema/problem.ts';
import { toYaml } from '../schema/write-yaml.ts';
import { articlePictures, withPictures } from './article-pictures.ts';
import { articleTextIn } from './article-text-in.ts';
import { languages } from './languages.ts';
import { contentIn, loadContent } from './load-content.ts';
import { readContent } from './read-content.ts';

const folder = mkdtempSync(join(tmpdir(), 'content-'));
cpSync('content', folder, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

const filesIn = (name: string) =>
  globSync(`content/${name}/*.yaml`).map((file) => file.slice('content/'.length));
const cites = (file: string) => readFileSync(join(folder, file), 'utf8').includes('sources: [');
const [product = '', other = ''] = filesIn('products').filter(cites);
const [article = ''] = filesIn('news');
const [source = ''] = filesIn('sources');
const files = { product, other, article };
const [photo] = parse(readFileSync(join(folder, product), 'utf8')).pictures;

/** The problems while a file has another text. */
function problemsWith(file: string, change: (text: string) => string) {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const changed = change(text);
  expect(changed).not.toBe(text);
  writeFileSync(path, changed);
  const { problems } = readContent(folder);
  writeFileSync(path, text);
  return problems;
}

it('finds no problem in the content', () => {
  expect(readContent().problems.map(problemLine)).toEqual([]);
});

it.each<[string, string, RegExp, string, RegExp]>([
  [
    'wrong indentation',
    'words/shell.yaml',
    /^ {2}navigationLabel:/m,
    '   navigationLabel:',
    /words\/shell\.yaml:\d+ → shell → navigationLabel: /,
  ],
  [
    'letters that are not UTF-8',
    files.product,
    /^name:\n {2}en: .*/m,
    'name:\n  en: Pur\uFFFDe',
    /en: has letters that cannot be read; save the file as UTF-8\./,
  ],
  [
    'a text that begins with an asterisk',
    'pages/home.yaml',
    /^title:\n {2}en: .*/m,
    'title:\n  en: *New*',
    /en: begins with \*; put the whole text in quotes\./,
  ],
  [
    'a text that begins with an exclamation mark',
    'pages/home.yaml',
    /^title:\n {2}en: .*/m,
    'title:\n  en: !Now in season',
    /en: begins with !; put the whole text in quotes\./,
  ],
  [
    'a text in single quotes with an apostrophe',
    'pages/home.yaml',
    /^title:\n {2}en: .*/m,
    "title:\n  en: 'Egypt's best'",
    /en: goes on after a closing quote or bracket; put the whole text in "…"/,
  ],
  [
    'a text that begins with a fact of the company, without quotes',
    'pages/home.yaml',
    /^title:\n {2}en: .*/m,
    'title:\n  en: {company} grows fruit',
    /en: goes on after a closing quote or bracket; put the whole text in "…"/,
  ],
  [
    'the first entry of a list beside its name',
    files.product,
    /^pictures:\n/m,
    'pictures: - mangoes-a\n',
    /pictures: cannot be read; compare it with another file\./,
  ],
  [
    'a text that begins with @',
    'pages/home.yaml',
    /^title:\n {2}en: .*/m,
    'title:\n  en: @bustan',
    /en: begins with a sign that is not allowed there; put the whole text in quotes\./,
  ],
  [
    'a text with a number sign, without quotes',
    'pages/home.yaml',
    /^title:\n {2}en: .*/m,
    'title:\n  en: The #1 grower',
    /en: has # inside a text, and what follows it is not read; put the whole text in quotes\./,
  ],
  [
    'a number with a comma',
    files.product,
    /^order: .*/m,
    'order: 1,200',
    /order: is not from 1 to 9999 .*; write a number in the digits 0–9, without commas\./,
  ],
  [
    'a number with a point for thousands',
    files.product,
    /^order: .*/m,
    'order: 1.200',
    /order: is no whole number; write one, without a point, as in 1200\./,
  ],
  [
    'a text of digits without quotes',
    'company.yaml',
    /^phone: .*/m,
    'phone: +20200000000',
    /phone: has no quotes; write it in quotes, as a text\./,
  ],
  [
    'an empty file',
    files.product,
    /[\s\S]*/,
    '',
    /is empty; write its fields, or remove the file\./,
  ],
  [
    'a bad date',
    files.article,
    /^date: .*/m,
    'date: 15 April',
    /date: is “15 April”; write a real date/,
  ],
  [
    'a day that does not exist',
    files.article,
    /^date: .*/m,
    "date: '2025-02-29'",
    /date: is “2025-02-29”; write a real date/,
  ],
  [
    'a year of two digits, as browsers read it',
    files.article,
    /^date: .*/m,
    "date: '0025-04-15'",
    /date: is “0025-04-15”; write the year with four digits/,
  ],
  [
    'a link to nowhere',
    files.article,
    /^( {4}\S.*)\n/m,
    '$1 [Beets](/products/beets).\n',
    /text\.en: links to “\/products\/beets”, which is not a page of this site; write one such as/,
  ],
  [
    'a link to all products at once',
    files.article,
    /^( {4}\S.*)\n/m,
    '$1 [Each](/products/:id).\n',
    /text\.en: links to “\/products\/:id”, which is not a page of this site; write one such as/,
  ],
  [
    'an unknown category',
    files.product,
    /^category: .*/m,
    'category: roots',
    /category: names “roots”, which does not exist; write .* or add it to content\/categories\./,
  ],
  [
    'an unknown category of articles',
    files.article,
    /^category: .*/m,
    'category: gossip',
    /category: names “gossip”, which does not exist; write .* or add it to content\/news-categories\./,
  ],
  [
    'a missing picture',
    'pages/home.yaml',
    /^picture: .*/m,
    'picture: hero-market',
    /picture: names “hero-market”, which does not exist; correct the name or add the picture/,
  ],
  [
    'a picture of another kind',
    'pages/home.yaml',
    /^picture: .*/m,
    `picture: ${photo.picture}`,
    /picture: names “.*”, a product picture; name a hero picture here\./,
  ],
  [
    'a misspelt fact of the company',
    'pages/about.yaml',
    /^title:\n {2}en: .*/m,
    'title:\n  en: About {compny}',
    /title\.en: has \{compny\}, which has no value here; write \{company\}, /,
  ],
  [
    'a lost placeholder',
    'words/product-card.yaml',
    /\{name\}/,
    'it',
    /detailsAbout\.en: lacks \{name\}; add it where its value belongs\./,
  ],
  [
    'a missing plural form',
    'pages/gallery.yaml',
    /^ {4}few: .*\n/m,
    '',
    /count\.ar\.few: is missing; write the form for 3, 4, 5\./,
  ],
  [
    'an empty plural form',
    'pages/gallery.yaml',
    /^ {4}one: .*/m,
    "    one: ''",
    /count\.en\.one: is missing; write the form for 1\./,
  ],
  [
    'months of an unknown product',
    files.article,
    /^( {4}\S.*)\n/m,
    '$1 {season:carots}.\n',
    /text\.en: has \{season:carots\}, which is no product with months; write one of /,
  ],
  [
    'an unknown picture in an article',
    files.article,
    /^( {4}\S.*)\n/m,
    `$1\n\n    {picture:${photo.id}}\n`,
    /text\.en: has \{picture:.*\}, which is no picture for articles; write one of /,
  ],
  [
    'a picture inside a paragraph',
    files.article,
    /^( {4}\S.*)\n/m,
    `$1 {picture:${articlePictures()[0]?.id}}\n`,
    /text\.en: has \{picture:.*\} inside a paragraph; write it between empty lines\./,
  ],
  [
    'a picture inside a paragraph that also stands alone',
    files.article,
    /^( {4}\S.*)\n/m,
    `$1\n\n    {picture:${articlePictures()[0]?.id}}\n\n    See {picture:${articlePictures()[0]?.id}}.\n`,
    /:\d+ .*text\.en: has \{picture:.*\} inside a paragraph; write it between empty lines\./,
  ],
  [
    'a misspelt placeholder in an article',
    files.article,
    /^( {4}\S.*)\n/m,
    '$1 {Season:carrots} {compny}.\n',
    /text\.en: has \{(Season:carrots|compny)\}, which has no value here; write \{season:…\}, /,
  ],
  [
    'a source that does not exist',
    files.product,
    /sources: \[ .* \]/,
    'sources: [ hearsay ]',
    /sources: names “hearsay”, which does not exist; write .* or add it to content\/sources\./,
  ],
  [
    'a product in the arches that is not organic',
    'pages/products.yaml',
    /arches: \[.*\]/,
    'arches: [ penne-pasta, penne-pasta, penne-pasta ]',
    /organic\.arches\.[012]: names “penne-pasta”, which is (not organic|no product); write /,
  ],
  [
    'two arches',
    'pages/products.yaml',
    /arches: \[.*\]/,
    'arches: [ carrots, lettuce ]',
    /organic\.arches: has not three products; write three\./,
  ],
  [
    'a main menu without the products',
    'words/navigation.yaml',
    /^ {2}products:\n.*\n.*\n/m,
    '',
    /main: has no products; add them, because the menu of categories is there\./,
  ],
  [
    'a page in both menus',
    'words/navigation.yaml',
    /^mobile:\n/m,
    'mobile:\n  about:\n    en: About\n    ar: عنا\n',
    /mobile\.about: is in main already; remove one of the two\./,
  ],
  [
    'a menu with a page that has no address of its own',
    'words/navigation.yaml',
    /^mobile:\n/m,
    'mobile:\n  article:\n    en: Article\n    ar: مقال\n',
    /mobile: has article, to which no menu can lead; write home, about, /,
  ],
  [
    'a picture that nobody describes',
    'pages/home.yaml',
    /^shows:\n.*\n.*\n/m,
    '',
    /shows: is missing; write what “.*” shows, in each language\./,
  ],
])('reports %s', (_, file, pattern, replacement, message) => {
  const problems = problemsWith(file, (text) => text.replace(pattern, replacement));
  for (const line of problems.map(problemLine)) {
    expect(line).toMatch(message);
    expect(line).toMatch(new RegExp(`^${folder}/${file}:\\d+ → `));
  }
  expect(problems).not.toEqual([]);
});

it('reports an article that shows a picture whose file in content is removed', () => {
  const [name = ''] = filesIn('gallery');
  const file = join(folder, name);
  const text = readFileSync(file, 'utf8');
  const { picture } = parse(text);
  const show = (article: string) =>
    article.replace(/^( {4}\S.*)\n/m, `$1\n\n    {picture:${picture}}\n`);
  expect(problemsWith(files.article, show)).toEqual([]);
  rmSync(file);
  const problems = problemsWith(files.article, show);
  writeFileSync(file, text);
  expect(problems.map(problemLine).join()).toMatch(/which is no picture for articles/);
});

it('reports two products in one place or with one name', () => {
  const { order, name } = parse(readFileSync(join(folder, files.product), 'utf8'));
  const problems = problemsWith(files.other, (text) => toYaml({ ...parse(text), order, name }));
  const doubles = problems.filter(({ message }) => message.includes('give each its own'));
  expect(doubles).toHaveLength(3);
  // The later file is reported, and the first one named.
  const where = new RegExp(`, as in ${folder}/(${files.product}|${files.other}); give each`);
  for (const { message } of doubles) expect(message).toMatch(where);
});

it('reports a description of a picture that is there already, in another file or above', () => {
  const file = 'pages/about.yaml';
  const pageOf = (path: string) => parse(readFileSync(join(folder, path), 'utf8'));
  const { cards } = pageOf(file).values;
  const { picture, shows } = pageOf('pages/home.yaml').supplyChain;
  const messagesWith = (shown: object) =>
    problemsWith(file, (text) => {
      const about = parse(text);
      const [first, ...others] = cards;
      const values = {
        ...about.values,
        cards: [first, { ...structuredClone(first), ...shown }, ...others],
      };
      return toYaml({ ...about, values });
    }).map(({ message }) => message);
  expect(messagesWith({})).toEqual(['is above already; remove one of the two.']);
  expect(messagesWith({ picture, shows })).toEqual([
    `is in ${folder}/pages/home.yaml already; remove one of the two.`,
  ]);
});

it('reads a text again when a fact of the company that it repeats has changed', () => {
  const path = `${folder}/company.yaml`;
  const { name, ...company } = parse(readFileSync(path, 'utf8'));
  const changed = toYaml({ ...company, name: { ...name, en: 'Nile Fields' } });
  const textsWith = (replacements: Map<string, string>) =>
    JSON.stringify(readContent(folder, replacements).files?.pages);
  expect(textsWith(new Map())).toContain(name.en);
  expect(textsWith(new Map([[path, changed]]))).toContain('Nile Fields');
});

it('reports once that nobody describes a picture that a page shows twice', () => {
  const problems = problemsWith('pages/about.yaml', (text) => {
    const { values, ...about } = parse(text);
    const [{ shows: _, ...first }, ...others] = values.cards;
    const cards = [first, structuredClone(first), ...others];
    return toYaml({ ...about, values: { ...values, cards } });
  });
  expect(problems.map(({ field }) => field)).toEqual(['values.cards.0.shows']);
});

it('reports two categories with one name, and two links of the company with one id', () => {
  const [first = '', second = ''] = filesIn('categories');
  const { name } = parse(readFileSync(join(folder, first), 'utf8'));
  const ofCategory = problemsWith(second, (text) => toYaml({ ...parse(text), name }));
  const isDouble = expect.stringContaining('give each its own');
  expect(ofCategory.map(({ message }) => message)).toEqual([isDouble, isDouble]);
  const ofCompany = problemsWith('company.yaml', (text) => {
    const company = parse(text);
    const again = structuredClone(company.social[0]);
    return toYaml({ ...company, social: [...company.social, again] });
  });
  expect(ofCompany.map(({ message }) => message)).toEqual([
    expect.stringContaining('as in a link above; remove one of the two.'),
  ]);
});

it('reports a file whose name is no id, and files that the site does not read', () => {
  cpSync(join(folder, source), join(folder, 'sources/USDA 66.yaml'));
  cpSync(join(folder, 'pages/home.yaml'), join(folder, 'pages/house.yaml'));
  cpSync(join(folder, files.product), join(folder, 'products/mangoes.yaml.txt'));
  cpSync(join(folder, files.product), join(folder, 'product/mangoes.yaml'));
  cpSync(join(folder, files.product), join(folder, 'products/new/mangoes.yaml'));
  const lines = readContent(folder).problems.map(problemLine);
  for (const file of ['sources/USDA 66.yaml', 'pages/house.yaml', 'products/mangoes.yaml.txt'])
    rmSync(join(folder, file));
  for (const name of ['product', 'products/new']) rmSync(join(folder, name), { recursive: true });
  expect(lines.map((line) => line.slice(folder.length + 1)).toSorted()).toEqual([
    expect.stringMatching(
      /^pages\/house\.yaml:1 .* is a file that the site does not use; rename it to one of home, /,
    ),
    expect.stringMatching(
      /^product\/mangoes\.yaml:1 .* is not read where it is; move it to products, /,
    ),
    expect.stringMatching(
      /^products\/mangoes\.yaml\.txt:1 .* is not read, because its name does not end in “\.yaml”; rename it\.$/,
    ),
    expect.stringMatching(
      /^products\/new\/mangoes\.yaml:1 .* is not read where it is; move it to /,
    ),
    expect.stringMatching(/^sources\/USDA 66\.yaml:1 .* has a name with other characters/),
  ]);
});

it.each(['organic', 'all'])(
  'reports a category “%s”, which the products page uses itself',
  (id) => {
    const file = join(folder, `categories/${id}.yaml`);
    const text = readFileSync(join(folder, filesIn('categories')[0] ?? ''), 'utf8');
    writeFileSync(file, text.replace(/^order: .*/m, 'order: 9000'));
    const lines = readContent(folder).problems.map(problemLine);
    rmSync(file);
    expect(lines.join()).toMatch(
      / has a name that the products page uses itself; rename the file\./,
    );
  },
);

it('reports a product and a category with one name, which the products page cannot tell apart', () => {
  const file = filesIn('categories')[0]?.replace('categories', 'products') ?? '';
  cpSync(join(folder, files.product), join(folder, file));
  const lines = readContent(folder).problems.map(problemLine);
  rmSync(join(folder, file));
  const isAt = (name: string, message: string) =>
    lines.some((line) => line.startsWith(`${folder}/${name}:1 `) && line.endsWith(message));
  expect(isAt(file, `as in fresh-${basename(file)}.`)).toBe(true);
  const category = file.replace('products', 'categories');
  expect(isAt(category, 'uses itself; rename the file.')).toBe(true);
});

it('keeps the zeros of years in the digits of each language', () => {
  const { files } = readContent();
  const [source] = files?.sources ?? [];
  if (!files || !source) throw new Error('There are no sources.');
  const sources = [{ ...source, value: { ...source.value, year: '2008/09' } }];
  const years = languages.map(
    (language) => contentIn(language, { ...files, sources }).sources[source.id]?.year,
  );
  expect(years).toEqual(['2008/09', '٢٠٠٨/٠٩']);
});

it('gives each card the usual months, the possible ones if none are usual, or how to ask', () => {
  const { files } = readContent();
  const [product] = files?.products ?? [];
  if (!files || !product) throw new Error('There are no products.');
  const crop = { certainty: 'high' as const, sources: [] };
  const cardsWith = (season: typeof product.value.season) =>
    languages.map((language) => {
      const products = [{ ...product, value: { ...product.value, season } }];
      return contentIn(language, { ...files, products }).cardSeasons[product.id];
    });
  const ofMonths = (...crops: (typeof product.value.season.crops)[number]['months'][]) =>
    cardsWith({ supply: 'seasonal', crops: crops.map((months) => ({ ...crop, months })) });
  expect(ofMonths({ nov: 'possible', dec: 'usual', jan: 'peak', feb: 'usual' })).toEqual([
    'Dec to Feb',
    'من ديسمبر إلى فبراير',
  ]);
  expect(ofMonths({ dec: 'usual', jan: 'peak' }, { feb: 'peak', mar: 'usual' })).toEqual([
    'Dec to Mar',
    'من ديسمبر إلى مارس',
  ]);
  expect(ofMonths({ may: 'possible' })).toEqual(['May', 'مايو']);
  const words = files.words['product-card'].value;
  expect(cardsWith({ supply: 'seasonal', crops: [] })).toEqual(Object.values(words.askForMonths));
  expect(cardsWith({ supply: 'on-request', crops: [] })).toEqual(Object.values(words.onRequest));
});

it('puts the months of products into articles', () => {
  for (const language of languages)
    for (const text of Object.values(loadContent(language).articleTexts))
      expect(text).not.toContain('{season:');
});

it('draws the months of a product where a cell of a table begins with them', () => {
  const { files } = readContent();
  const [product] = files?.products ?? [];
  if (!files || !product) throw new Error('There are no products.');
  const months = { dec: 'usual', jan: 'peak', feb: 'possible', mar: 'unknown' } as const;
  const crops = [{ months, certainty: 'high' as const, sources: [] }];
  const season = { supply: 'seasonal' as const, crops };
  const products = [{ ...product, value: { ...product.value, season } }];
  const html = articleTextIn(languages[0], { ...files, products })(
    `First {season:${product.id}}.\n\n| One | Two |\n| --- | --- |\n| A | {season:${product.id}}; ask |`,
  );
  expect(html).not.toContain('data-legend');
  const [outside, inside] = html.split('<table');
  expect(outside).toBe('<p>First December and January, peak January, sometimes February.</p>\n');
  expect(inside).toMatch(
    /<span data-months aria-hidden="true">.*<\/span>December and January, .*; ask</,
  );
  const marks = [...`${inside}`.matchAll(/data-month="(\w+)" data-initial="(.)"/g)];
  expect(marks.map(([, level]) => level)).toEqual([
    'peak',
    'possible',
    'unknown',
    ...Array.from({ length: 8 }, () => 'none'),
    'usual',
  ]);
  expect(marks.map(([, , initial]) => initial).join('')).toBe('JFMAMJJASOND');

  const captioned = articleTextIn(languages[0], { ...files, products })(
    `Table: Months\n\n| One | Two |\n| --- | --- |\n| A | {season:${product.id}} |`,
  );
  const { peak, usual, possible } = inLanguage(files.words.seasons.value, languages[0].code).levels;
  const explained = [
    ...captioned.matchAll(/data-initial="([^"]*)"><span data-month="\w+"><\/span>/g),
  ];
  expect(captioned).toContain('<caption>Months<span data-legend aria-hidden="true">');
  expect(explained.map(([, word]) => word)).toEqual([peak, usual, possible]);
});

it('puts pictures into articles, each with what it shows as its caption', () => {
  const pictures = articlePictures();
  const [{ id } = { id: '' }] = pictures;
  const titles = { [`/pictures/${id}.jpg`]: 'Rows < 2 m & beds' };
  const html = withPictures(`<p>One</p><p>{picture:${id}}</p>`, pictures, titles);
  expect(html).toMatch(
    new RegExp(
      `^<p>One</p><figure>.*<img src="/pictures/${id}.jpg" alt="" .*<figcaption>Rows &lt; 2 m &amp; beds<`,
    ),
  );
  for (const language of languages)
    for (const text of Object.values(loadContent(language).articleTexts))
      expect(text).not.toContain('{picture:');
});

it('every file is written as by toYaml', () => {
  for (const file of globSync('content/**/*.yaml')) {
    const text = readFileSync(file, 'utf8');
    expect.soft(text, file).toBe(toYaml(parse(text)));
  }
});

it('what visitors download imports only types from the schema, so that it has neither Zod nor YAML', () => {
  const importers = globSync('{app,content}/**/*.{ts,tsx}')
    .filter(
      (file) =>
        !/\.test\.|(?:load-content|article-text-in|product-content-in|read-content|references|check|part)\.ts$/.test(
          file,
        ),
    )
    .filter((file) =>
      /^import (?!type)[^;]*?\/schema\/(?!months|id-of)[\w-]+\.ts/m.test(
        readFileSync(file, 'utf8'),
      ),
    );
  expect(importers).toEqual([]);
});
