import { globSync, readFileSync } from 'node:fs';
import { yearOfCrop } from '../app/season/season.ts';
import { type SentenceWords, seasonSentence } from '../app/season/season-sentence.ts';
import { seasonText } from '../app/season/season-text.ts';
import { idPattern } from '../schema/fields.ts';
import { inLanguage } from '../schema/localized.ts';
import {
  type Keeping,
  type Product,
  type ProductTexts,
  productFileSchema,
  type Season,
} from '../schema/product.ts';
import { readYaml } from '../schema/read-yaml.ts';
import { orList, problemLine } from './check-problem.ts';
import sourceFacts from './facts/sources.json' with { type: 'json' };
import type { Language } from './languages.ts';
import { seasonTextsIn } from './season-texts.ts';

/** The content of one language, by the names of its parts. All but `products` are by the product's id. */
export interface LoadedContent {
  products: Product[];
  productTexts: Record<string, ProductTexts>;
  seasons: Record<string, Season>;
  keeping: Record<string, Keeping>;
  /** What the pictures of products show, by the picture's id. */
  pictureTitles: Record<string, string>;
  /** The months of a product (`carrots`) or a variety (`oranges/navel`), for articles. */
  seasonMonths: Record<string, string>;
}

/** The files of the products in the order of display, and the problems in them. */
export function readProductFiles(folder = 'content/products') {
  const files = globSync(`${folder}/*.yaml`)
    .toSorted()
    .map((file) => readYaml(file, productFileSchema));
  const problems = files.flatMap((file) => file.problems);
  const sound = files.flatMap((file) => (file.value ? [{ ...file, value: file.value }] : []));
  for (const [index, file] of sound.entries()) {
    const { value } = file;
    const report = (path: readonly PropertyKey[], message: string) =>
      problems.push(file.problemAt(path, message));
    if (!idPattern.test(file.id))
      report(
        [],
        'has a name with other characters than small letters, digits and single hyphens; rename the file, as in yellow-dates.yaml.',
      );
    for (const other of sound.slice(0, index)) {
      if (other.value.order === value.order)
        report(['order'], `is ${value.order}, as in ${other.id}; give each product its own place.`);
      for (const code of ['en', 'ar'] as const)
        if (other.value.name[code] === value.name[code])
          report(['name', code], `is the same as in ${other.id}; give each product its own name.`);
    }
    for (const { path, source } of citations(value))
      if (!(source in sourceFacts))
        report(
          path,
          `names “${source}”, which is not in content/facts/sources.json; write ${orList(Object.keys(sourceFacts))}, or add the source there.`,
        );
  }
  return { files: sound.toSorted((a, b) => a.value.order - b.value.order), problems };
}

/**
 * Reads and checks the content of a language.
 * @throws if a file has a mistake, with a line for each
 */
export function loadContent(language: Language): LoadedContent {
  const { files, problems } = readProductFiles();
  if (problems.length > 0) throw new Error(problems.map(problemLine).join('\n'));
  const read = (name: string) =>
    JSON.parse(readFileSync(`content/${language.code}/${name}.json`, 'utf8'));
  const words: SentenceWords = read('season-sentences');
  const texts = seasonTextsIn(read('season-words'), language);

  const content: LoadedContent = {
    products: [],
    productTexts: {},
    seasons: {},
    keeping: {},
    pictureTitles: {},
    seasonMonths: {},
  };
  for (const { id, value } of files) {
    const file = inLanguage(value, language.code);
    const { supply, crops, note: seasonNote, cardNote } = file.season;
    const { travels, note: storageNote, ...values } = file.keeping;
    const details =
      crops.length > 0 ? [seasonSentence(crops, words, texts), seasonNote] : [cardNote];
    content.products.push({
      id,
      name: file.name,
      description: file.description,
      category: file.category,
      images: file.pictures.map((picture) => `/pictures/${picture.id}.jpg`),
      isOrganic: file.organic,
      isSeasonal: file.seasonal,
      details: [...details, file.tip].filter(Boolean).join(' '),
    });
    content.productTexts[id] = {
      inSentence: file.nameInSentence,
      inLoading: file.nameInLoading,
      seasonNote,
      storageNote,
    };
    content.seasons[id] = { supply, crops };
    content.keeping[id] = { load: travels, ...values };
    for (const { id, shows } of file.pictures) content.pictureTitles[id] = shows;
    for (const crop of value.season.crops) {
      const months = seasonText(yearOfCrop(crop), texts);
      const variety = crop.variety && `/${crop.variety.en.toLowerCase().replaceAll(' ', '-')}`;
      content.seasonMonths[id + (variety ?? '')] = months[0]?.toUpperCase() + months.slice(1);
    }
  }
  return content;
}

const seasonPlaceholder = /\{season:([^}]*)\}/g;

/** The placeholders for months in an article that are not known, such as `{season:carots}`. */
export const unknownSeasons = (html: string, months: LoadedContent['seasonMonths']): string[] =>
  [...html.matchAll(seasonPlaceholder)].flatMap(([text, key = '']) =>
    key in months ? [] : [text],
  );

/** An article with months in the place of `{season:carrots}` and `{season:oranges/navel}`. */
export const withSeasons = (html: string, months: LoadedContent['seasonMonths']): string =>
  html.replace(seasonPlaceholder, (placeholder, key) => months[key] ?? placeholder);

/** All sources that a file cites, each with the path of its list. */
function citations(value: unknown, path: string[] = []): { path: string[]; source: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'sources'
      ? (inner as string[]).map((source) => ({ path: [...path, key], source }))
      : citations(inner, [...path, key]),
  );
}
