import type { z } from 'zod';
import { addressOf } from '../app/pages.ts';
import { type EncodedPicture, pictureAddress } from '../app/picture/picture-roles.ts';
import { yearOf, yearOfCrop } from '../app/season/season.ts';
import { seasonSentence } from '../app/season/season-sentence.ts';
import { seasonParts, seasonText } from '../app/season/season-text.ts';
import { capitalised } from '../app/text/capitalised.ts';
import { encodedPictures } from '../pictures/table.ts';
import { articleHtml } from '../schema/article-text.ts';
import type { Category } from '../schema/category.ts';
import type { Company } from '../schema/company.ts';
import { figureText } from '../schema/company-facts.ts';
import type { GalleryImage } from '../schema/gallery.ts';
import { type InOneLanguage, inLanguage } from '../schema/localized.ts';
import { pictures } from '../schema/named-pictures.ts';
import type { Article } from '../schema/news.ts';
import type { pageSchemas } from '../schema/pages.ts';
import { problemLine } from '../schema/problem.ts';
import type { Keeping, Product, ProductTexts, Season, Uncited } from '../schema/product.ts';
import type { Source } from '../schema/source.ts';
import type { wordsSchemas } from '../schema/words.ts';
import { articlePictures, withPictures } from './article-pictures.ts';
import { type Language, languages } from './languages.ts';
import { monthNamesIn } from './month-names-in.ts';
import { type ContentFiles, siteContent } from './read-content.ts';
import { citationsIn, everyFile } from './references.ts';
import { organicId } from './reserved-ids.ts';
import { seasonKeys, seasonPlaceholder } from './season-keys.ts';
import { type SeasonTexts, seasonTextsIn } from './season-texts-in.ts';

type Texts<Schemas extends Readonly<Record<string, z.ZodType>>, Folder extends string> = {
  [Name in keyof Schemas & string as `${Folder}/${Name}`]: InOneLanguage<z.infer<Schemas[Name]>>;
};

/** The content of one language, by the names of its parts. */
export interface LoadedContent
  extends Texts<typeof pageSchemas, 'pages'>,
    Texts<typeof wordsSchemas, 'words'> {
  company: Company;
  /** The names of the company in all languages, the one of the first language first. */
  companyNames: string[];
  categories: Category[];
  /** These three by the ids of categories. */
  categoryNames: Record<string, string>;
  categoryColours: Record<string, string>;
  moreHeadings: Record<string, string>;
  /** With details that end before the tip. */
  products: Product[];
  /** These five by the product's id. */
  cardSeasons: Record<string, string>;
  productTexts: Record<string, ProductTexts>;
  seasons: Record<string, Season>;
  keeping: Record<string, Keeping>;
  keepingNotes: Record<string, string>;
  sources: Record<string, Source>;
  /** The ids of the sources of each product, in the order of its file, and those of all months. */
  citations: {
    products: Record<string, string[]>;
    /** Of each row of months of a product. */
    crops: Record<string, string[][]>;
    months: string[];
  };
  galleryImages: GalleryImage[];
  /** What is written below each image of the gallery, by its id. */
  galleryCaptions: Record<number, string>;
  articles: Article[];
  /** The HTML of articles by their ids. */
  articleTexts: Record<string, string>;
  /** The addresses of the categories of articles by their names. */
  newsCategoryUrls: Record<string, string>;
  navigation: {
    main: NavigationLink[];
    mobile: NavigationLink[];
    products: ProductLink[];
  };
  /**
   * By the product's id, what visitors may search for beside its name and description: its names in all languages,
   * its varieties, its category, and “organic”.
   */
  searchWords: Record<string, string>;
  pictures: EncodedPicture[];
  /** What pictures show, by their addresses. */
  pictureDescriptions: Record<string, string>;
  /** January first. */
  monthNames: readonly string[];
  seasonTexts: SeasonTexts;
}

interface NavigationLink {
  label: string;
  to: string;
}

interface ProductLink {
  label: string;
  /** The label in the mobile menu. */
  mobileLabel: string;
  /** The id of the section on /products. */
  hash: string;
  /** The small round picture in the products menu. */
  picture: string;
}

/**
 * Reads and checks the content, and gives that of a language.
 * @throws if a file has a mistake, with a line for each
 */
export function loadContent(language: Language): LoadedContent {
  const { files, problems } = siteContent();
  if (!files || problems.length > 0) throw new Error(problems.map(problemLine).join('\n'));
  return contentIn(language, files);
}

/** The content of a language. */
export function contentIn(language: Language, files: ContentFiles): LoadedContent {
  const { code } = language;
  const inThis = <T>(value: T) => inLanguage(value, code);
  const textsOf = (folder: 'pages' | 'words') =>
    Object.fromEntries(
      Object.entries(files[folder]).map(([id, { value }]) => [`${folder}/${id}`, inThis(value)]),
    );
  const categories = files.categories.map(({ id, value }) => ({ id, ...inThis(value) }));
  const newsCategories = Object.fromEntries(
    files['news-categories'].map(({ id, value }) => [id, inThis(value)]),
  );

  const articleText = articleTextIn(language, files);
  const descriptions = pictureDescriptionsIn(language, files);
  return {
    ...(textsOf('pages') as Texts<typeof pageSchemas, 'pages'>),
    ...(textsOf('words') as Texts<typeof wordsSchemas, 'words'>),
    ...productContent(language, files),
    company: companyIn(language, files),
    companyNames: [
      ...new Set(
        languages.flatMap(({ code }) => [
          files.company.value.name[code],
          files.company.value.legalName[code],
        ]),
      ),
    ],
    categories: categories.map(
      ({ order: _order, name: _name, picture: _picture, alsoCalled: _words, ...shown }) => shown,
    ),
    categoryNames: Object.fromEntries(categories.map(({ id, name }) => [id, name])),
    categoryColours: Object.fromEntries(categories.map(({ id, colour }) => [id, colour])),
    moreHeadings: Object.fromEntries(categories.map(({ id, moreHeading }) => [id, moreHeading])),
    sources: Object.fromEntries(
      files.sources.map(({ id, value }) => [id, { ...inThis(value), ...yearIn(language, value) }]),
    ),
    galleryImages: files.gallery.map(({ id, value }) => ({
      id: Number(id),
      src: pictureAddress(value.picture),
      alt: value.caption?.[code] ?? '',
      category: value.category,
    })),
    galleryCaptions: Object.fromEntries(
      files.gallery.map(({ id, value: { caption, picture } }) => [
        id,
        caption?.[code] ?? descriptions[pictureAddress(picture)] ?? '',
      ]),
    ),
    articles: files.news.map(({ id, value }) => {
      const { title, excerpt, author, picture, date, category } = inThis(value);
      const { name = '' } = newsCategories[category] ?? {};
      return { id, title, excerpt, image: picture, date, author, category: name };
    }),
    newsCategoryUrls: Object.fromEntries(
      Object.values(newsCategories).map(({ name, url }) => [name, url]),
    ),
    navigation: navigationIn(inThis(files.words.navigation.value), categories),
    searchWords: searchWordsOf(files),
    monthNames: monthNamesIn(language, 'long'),
    seasonTexts: seasonTextsOf(language, files),
    articleTexts: Object.fromEntries(
      files.news.map(({ id, value }) => [id, articleText(value.text[code])]),
    ),
    pictures: encodedPictures().map(({ id, width, height, hash, colour }) => ({
      id,
      width,
      height,
      hash,
      colour,
    })),
    pictureDescriptions: descriptions,
  };
}

const seasonTextsOf = (language: Language, { words }: ContentFiles) =>
  seasonTextsIn(inLanguage(words.seasons.value, language.code), language);

/** What pictures show, by their addresses. */
const pictureDescriptionsIn = ({ code }: Language, files: ContentFiles): Record<string, string> =>
  Object.fromEntries(
    everyFile(files)
      .flatMap(({ value }) => pictures(value))
      .flatMap(({ name, shows }) => (shows ? [[pictureAddress(name), shows[code] ?? '']] : [])),
  );

/** Makes HTML of the Markdown of an article, with its pictures and the months of products. */
export function articleTextIn(
  language: Language,
  files: ContentFiles,
): (markdown: string) => string {
  const texts = seasonTextsOf(language, files);
  const months = Object.fromEntries(
    files.products.flatMap((product) => {
      const { crops } = inLanguage(product.value, language.code).season;
      return crops.map((crop, index) => [
        seasonKeys(product)[index],
        capitalised(seasonText(yearOfCrop(crop), texts)),
      ]);
    }),
  );
  const shown = articlePictures();
  const descriptions = pictureDescriptionsIn(language, files);
  return (markdown) =>
    withPictures(articleHtml(markdown), shown, descriptions).replace(
      seasonPlaceholder,
      (placeholder, key) => months[key] ?? placeholder,
    );
}

/** The parts of the content that are about products. */
function productContent(language: Language, files: ContentFiles) {
  const sentenceWords = inLanguage(files.words['season-sentences'].value, language.code);
  const cardWords = inLanguage(files.words['product-card'].value, language.code);
  const seasonWords = seasonTextsOf(language, files);
  const shortWords = { ...seasonWords, months: seasonWords.shortMonths };
  const products = files.products.map(({ id, value }) => ({
    id,
    cited: value,
    ...inLanguage(value, language.code),
  }));
  const byId = <T>(part: (product: (typeof products)[number]) => T): Record<string, T> =>
    Object.fromEntries(products.map((product) => [product.id, part(product)]));
  return {
    products: products.map(({ id, name, description, category, season, ...product }) => {
      const months =
        season.crops.length > 0 && seasonSentence(season.crops, sentenceWords, seasonWords);
      return {
        id,
        name,
        description,
        category,
        images: product.pictures.map(({ picture }) => picture) as Product['images'],
        isOrganic: product.organic,
        isSeasonal: product.seasonal,
        details: [months, season.note].filter(Boolean).join(' '),
        tip: product.tip ?? '',
      };
    }),
    cardSeasons: byId(({ season }) => {
      if (season.supply === 'on-request') return cardWords.onRequest;
      const year = yearOf(season);
      if (!year) return cardWords.askForMonths;
      const { usual, possible } = seasonParts(year, shortWords);
      return capitalised(usual || possible);
    }),
    productTexts: byId(({ nameInSentence, nameInLoading, season }) => ({
      inSentence: nameInSentence,
      inLoading: nameInLoading,
      seasonNote: season.note,
    })),
    seasons: byId(({ season: { supply, crops } }) => withoutSources({ supply, crops })),
    keeping: byId(({ keeping: { note: _, ...values } }) => withoutSources(values)),
    keepingNotes: Object.fromEntries(
      products.flatMap(({ id, keeping: { note } }) => (note ? [[id, note]] : [])),
    ),
    citations: {
      products: byId(({ cited }) => citedIds(cited)),
      crops: byId(({ season }) => season.crops.map(({ sources }) => sources)),
      months: citedIds(products.map(({ season }) => season.crops)),
    },
  };
}

function searchWordsOf({ products, categories, words }: ContentFiles): Record<string, string> {
  const { organicBadge } = words['product-card'].value;
  return Object.fromEntries(
    products.map(({ id, value: { name, alsoCalled, category, organic, season } }) => {
      const { value: group } = categories.find((one) => one.id === category) ?? {};
      const texts = [
        ...[name, alsoCalled, ...season.crops.map(({ variety }) => variety)],
        ...[group?.name, group?.heading, group?.alsoCalled, organic ? organicBadge : undefined],
      ];
      const inAllLanguages = languages.flatMap(({ code }) => texts.map((text) => text?.[code]));
      return [id, [...new Set(inAllLanguages)].filter(Boolean).join(' | ')];
    }),
  );
}

/** The ids of all sources that a value cites, each once. */
const citedIds = (value: object) => [...new Set(citationsIn(value).map(({ source }) => source))];

/** A value without its sources, and with its certainty only if that is low. */
function withoutSources<T>(value: T): Uncited<T> {
  if (typeof value !== 'object' || value === null) return value as Uncited<T>;
  if (Array.isArray(value)) return value.map(withoutSources) as Uncited<T>;
  const { certainty, sources: _, ...others } = value as Partial<Cited>;
  return {
    ...Object.fromEntries(
      Object.entries(others).map(([key, inner]) => [key, withoutSources(inner)]),
    ),
    ...(certainty === 'low' && { isUnsure: true }),
  } as Uncited<T>;
}

type Cited = { certainty: string; sources: string[] };

function companyIn(language: Language, { company }: ContentFiles): Company {
  const { yearsOfExperience, products, countries, supplierAcres } = company.value.figures;
  return {
    ...inLanguage(company.value, language.code),
    figures: {
      yearsOfExperience: figureText(yearsOfExperience, language),
      products: figureText(products, language),
      countries: figureText(countries, language),
      supplierAcres: figureText(supplierAcres, language),
    },
  };
}

/** “2018–2024” or “2008/09” in the digits of a language. */
function yearIn({ numberSigns }: Language, { year }: { year?: string | undefined }) {
  return year && { year: year.replace(/\d/g, (digit) => `${numberSigns[Number(digit)]}`) };
}

function navigationIn(
  { main, mobile, organic }: LoadedContent['words/navigation'],
  categories: readonly { id: string; heading: string; picture: string }[],
): LoadedContent['navigation'] {
  const links = (labels: typeof main) =>
    Object.entries(labels).map(([name, label]) => ({
      label,
      to: addressOf(name as keyof typeof main),
    }));
  return {
    main: links(main),
    mobile: links(mobile),
    products: [
      ...categories.map(({ id, heading, picture }) => ({
        label: heading,
        mobileLabel: heading,
        hash: id,
        picture,
      })),
      { ...organic, hash: organicId },
    ],
  };
}
