import { yearOf } from '../app/season/season.ts';
import { seasonSentence } from '../app/season/season-sentence.ts';
import { seasonParts } from '../app/season/season-text.ts';
import { capitalised } from '../app/text/capitalised.ts';
import { inLanguage } from '../schema/localized.ts';
import { citedValues, type Product, type Uncited } from '../schema/product.ts';
import { type Language, languages } from './languages.ts';
import type { ContentFiles } from './read-content.ts';
import type { SeasonTexts } from './season-texts-in.ts';

/** The parts of the content that are about products. */
export function productContentIn(
  { code }: Language,
  files: ContentFiles,
  seasonWords: SeasonTexts,
) {
  const sentenceWords = inLanguage(files.words['season-sentences'].value, code);
  const cardWords = inLanguage(files.words['product-card'].value, code);
  const shortWords = { ...seasonWords, months: seasonWords.shortMonths };
  const products = files.products.map(({ id, value }) => ({
    id,
    cited: value,
    ...inLanguage(value, code),
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
        season: [months, season.note].filter(Boolean).join(' '),
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
    productTexts: byId(({ nameInSentence, nameInCargo, season }) => ({
      inSentence: nameInSentence,
      inCargo: nameInCargo,
      seasonNote: season.note,
    })),
    seasons: byId(({ season: { supply, crops } }) => withoutSources({ supply, crops })),
    keeping: byId(({ keeping: { note: _, ...values } }) => withoutSources(values)),
    keepingNotes: Object.fromEntries(
      products.flatMap(({ id, keeping: { note } }) => (note ? [[id, note]] : [])),
    ),
    searchWords: searchWordsIn(files),
    citations: {
      products: byId(({ cited }) => citedIds(cited)),
      crops: byId(({ season }) => season.crops.map(({ sources }) => sources)),
      months: citedIds(products.map(({ season }) => season.crops)),
    },
  };
}

function searchWordsIn({ products, categories, words }: ContentFiles): Record<string, string> {
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
const citedIds = (value: object) => [
  ...new Set(citedValues(value).flatMap(({ sources }) => sources)),
];

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
