import { addressOf, hasOneAddress, pages } from '../app/pages.ts';
import { articleHtml, articleProblems } from '../schema/article-text.ts';
import { companyFacts } from '../schema/company-facts.ts';
import { pictures } from '../schema/named-pictures.ts';
import { orList, type Problem } from '../schema/problem.ts';
import { citedValues } from '../schema/product.ts';
import { articlePictures, picturePlaceholder } from './article-pictures.ts';
import { featuredCount } from './featured-count.ts';
import { languages } from './languages.ts';
import type { ContentFile, ContentFiles } from './read-content.ts';
import { organicId, reservedIds } from './reserved-ids.ts';
import { seasonKeys, seasonPlaceholder } from './season-keys.ts';

type AnyFile = ContentFile<object>;

/** Spaces, so that what follows stays where it is. */
const blank = (text: string) => ' '.repeat(text.length);

/** Mistakes between files: names of others, places, and what several have in common. */
export function checkReferences(files: ContentFiles): Problem[] {
  const { products, categories, news, 'news-categories': newsCategories, sources } = files;
  const problems: Problem[] = [];
  const report = (file: AnyFile, path: readonly PropertyKey[], message: string) =>
    problems.push(file.problemAt(path, message));
  const idsOf = (list: readonly AnyFile[]) => list.map(({ id }) => id);
  const requireOne = (
    file: AnyFile,
    path: readonly PropertyKey[],
    name: string,
    known: readonly string[],
    remedy: string,
  ) => {
    if (!known.includes(name))
      report(file, path, `names “${name}”, which does not exist; write ${orList(known)}${remedy}.`);
  };

  problems.push(
    ...doubles(products, ({ order }) => [['order'], String(order)]),
    ...doubles(categories, ({ order }) => [['order'], String(order)]),
    ...languages.flatMap(({ code }) => [
      ...doubles(products, ({ name }) => [['name', code], name[code]]),
      ...doubles(categories, ({ name }) => [['name', code], name[code]]),
      ...doubles(news, ({ title }) => [['title', code], title[code]]),
      ...doubles(newsCategories, ({ name }) => [['name', code], name[code]]),
    ]),
  );

  if (products.length < featuredCount)
    problems.push({
      file: 'content/products',
      line: 1,
      entry: 'products',
      field: 'list',
      message: `has ${products.length} products; the home page shows the first ${featuredCount}, so give at least as many.`,
    });
  const isReserved = (folder: 'products' | 'categories', id: string) =>
    reservedIds(folder, (name) => idsOf(files[name])).includes(id);
  for (const category of categories)
    if (isReserved('categories', category.id))
      report(category, [], 'has a name that the products page uses itself; rename the file.');
  for (const product of products) {
    const { id, value } = product;
    const known = idsOf(categories);
    requireOne(product, ['category'], value.category, known, ', or add it to content/categories');
    if (isReserved('products', id))
      report(product, [], `has the name of a section; rename the file, as in fresh-${id}.yaml.`);
    for (const { path, sources: cited } of citedValues(value))
      for (const source of cited)
        requireOne(
          product,
          [...path, 'sources'],
          source,
          idsOf(sources),
          ', or add it to content/sources',
        );
  }

  const organic = products.filter(({ value }) => value.organic);
  for (const [index, id] of files.pages.products.value.organic.arches.entries())
    if (!idsOf(organic).includes(id))
      report(
        files.pages.products,
        ['organic', 'arches', index],
        `names “${id}”, which is ${idsOf(products).includes(id) ? 'not organic' : 'no product'}; write ${orList(idsOf(organic))}.`,
      );

  const described = new Map<string, AnyFile>();
  for (const file of everyFile(files))
    for (const { name, path } of describedPictures(file.value)) {
      const first = described.get(name);
      const where = first === file ? 'above' : first && `in ${first.path}`;
      if (where) report(file, path, `is ${where} already; remove one of the two.`);
      described.set(name, file);
    }

  const addresses = new Set([
    ...pages.filter(hasOneAddress).map(({ address }) => address),
    ...products.map(({ id }) => addressOf('product', id)),
    ...news.map(({ id }) => addressOf('article', id)),
    ...[organicId, ...idsOf(categories)].map((id) => `${addressOf('products')}#${id}`),
  ] as string[]);
  const namedInArticles = {
    isAddress: (address: string) => addresses.has(address),
    siteUrl: files.company.value.siteUrl,
    seasons: products.flatMap(seasonKeys),
    pictures: articlePictures()
      .map(({ id }) => id)
      .filter((id) => described.has(id)),
  };
  for (const article of news) {
    const known = idsOf(newsCategories);
    const { category } = article.value;
    requireOne(article, ['category'], category, known, ', or add it to content/news-categories');
    problems.push(...articleMistakes(article, namedInArticles));
  }

  for (const file of everyFile(files)) {
    const missing = pictures(file.value).filter(({ name }) => !described.has(name));
    // A file that shows it twice says once what it shows.
    for (const [index, { name, path }] of missing.entries())
      if (missing.findIndex((one) => one.name === name) === index)
        report(file, path, `is missing; write what “${name}” shows, in each language.`);
  }
  return problems;
}

/** A mistake for each file with a value that an earlier file of the list has, too. */
function doubles<T>(
  list: readonly ContentFile<T>[],
  read: (value: T) => [path: string[], value: string],
): Problem[] {
  const seen = new Map<string, string>();
  return list.flatMap((file) => {
    const [path, value] = read(file.value);
    const other = seen.get(value);
    seen.set(value, file.path);
    return other ? file.problemAt(path, `is ${value}, as in ${other}; give each its own.`) : [];
  });
}

/** What articles may name. */
interface NamedInArticles {
  isAddress: (address: string) => boolean;
  siteUrl: string;
  /** The names of products and varieties with months. */
  seasons: readonly string[];
  /** The names of pictures. */
  pictures: readonly string[];
}

/** Mistakes in the texts of an article. */
function articleMistakes(
  article: ContentFiles['news'][number],
  { isAddress, siteUrl, seasons, pictures }: NamedInArticles,
): Problem[] {
  return languages.flatMap(({ code }) => {
    const markdown = article.value.text[code];
    const html = articleHtml(markdown);
    const problemIn = (line: number, message: string) =>
      article.problemAt(['text', code], message, line);
    const problemAt = (index: number, message: string) =>
      problemIn(markdown.slice(0, index).split('\n').length, message);

    const marks = articleProblems(markdown, isAddress, siteUrl).map(({ line, message }) =>
      problemIn(line, message),
    );
    const wrongSeasons = [...markdown.matchAll(seasonPlaceholder)]
      .filter(([, key = '']) => !seasons.includes(key))
      .map(({ 0: placeholder, index }) =>
        problemAt(
          index,
          `has ${placeholder}, which is no product with months; write one of ${orList(seasons)}.`,
        ),
      );
    const wrongPictures = [...markdown.matchAll(picturePlaceholder)].flatMap(
      ({ 0: placeholder, 1: id = '', index }) => {
        if (!pictures.includes(id))
          return problemAt(
            index,
            `has ${placeholder}, which is no picture for articles; write one of ${orList(pictures)}.`,
          );
        // The same picture may also stand alone elsewhere.
        const isAlone =
          /(^|\n *\n)$/.test(markdown.slice(0, index)) &&
          /^ *(\n *\n|\n?$)/.test(markdown.slice(index + placeholder.length));
        if (isAlone || !html.replaceAll(`<p>${placeholder}</p>`, '').includes(placeholder))
          return [];
        return problemAt(
          index,
          `has ${placeholder} inside a paragraph; write it between empty lines.`,
        );
      },
    );
    const others = markdown.replace(seasonPlaceholder, blank).replace(picturePlaceholder, blank);
    const unknown = [...others.matchAll(/\{[^{}]*\}/g)].map(({ 0: placeholder, index }) =>
      problemAt(
        index,
        `has ${placeholder}, which has no value here; write {season:…}, {picture:…}, ${orList(companyFacts.map((fact) => `{${fact}}`))}.`,
      ),
    );
    return [...marks, ...wrongSeasons, ...wrongPictures, ...unknown];
  });
}

/** All files. */
export const everyFile = ({ pages, words, company, ...folders }: ContentFiles): AnyFile[] => [
  company,
  ...Object.values(folders).flat(),
  ...Object.values(pages),
  ...Object.values(words),
];

const describedPictures = (value: unknown) => pictures(value).filter(({ shows }) => shows);
