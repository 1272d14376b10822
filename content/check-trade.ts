import type { z } from 'zod';
import { transports } from '../app/cargo/cargo-rules.ts';
import { checkEntry } from './check-entry.ts';
import { fileOf } from './check-files.ts';
import { type Content, orList, type Problem } from './check-problem.ts';
import { idPattern } from './field-schema.ts';
import type { Product } from './schema.ts';
import { keepingSchema, productTextsSchema, seasonSchema, sourceSchema } from './trade-schema.ts';

const seasonsFile = fileOf('seasons', 'crops');
const keepingFile = fileOf('storage', 'load');
const wordsFile = fileOf('product-words', 'inSentence');

/** The text of an entry to add for a product, by the name of the file. */
const wanted: Readonly<Record<string, (product: Product) => string>> = {
  seasons: () =>
    '{ "supply": "seasonal", "crops": [{ "months": "P P o - - - - - - - x P", "certainty": "high", "sources": ["season-reports"] }] } with its own months, or with "crops": [] if they are not known; a product without a season has "supply": "on-request"',
  storage: () =>
    '{ "load": "moist", "temperature": { "from": 0, "to": 2, "certainty": "high", "sources": ["usda-66"] } } with its own values, and leave out what is not known',
  'product-words': ({ id, name = id.replaceAll('-', ' ') }) =>
    `{ "inSentence": "${name.toLowerCase()}" }, its name inside a sentence`,
};

/** The problems in the months, the keeping, the texts and sources of products. */
export function checkTrade({ products, trade }: Content): Problem[] {
  const { seasons, keeping, productTexts, sources } = trade;
  return [
    ...Object.entries(sources).flatMap(([id, source]) =>
      checkEntry('sources', id, sourceSchema, source),
    ),
    ...checkRecord('seasons', seasonSchema, seasons, products),
    ...checkRecord('storage', keepingSchema, keeping, products),
    ...checkRecord('product-words', productTextsSchema, productTexts, products),
    ...citations(seasonsFile, seasons, sources),
    ...citations(keepingFile, keeping, sources),
    ...soundIds(seasonSchema, seasons).flatMap((id) => checkSeason(id, trade)),
    ...soundIds(keepingSchema, keeping).flatMap((id) => checkKeeping(id, trade)),
  ];
}

/** Checks that each product has an entry, each entry a product, and that entries match their schema. */
function checkRecord(
  name: string,
  schema: z.ZodType,
  record: Readonly<Record<string, unknown>>,
  products: readonly Product[],
): Problem[] {
  const ids = products.map(({ id }) => id);
  const file = fileOf(name, 'entry');
  // The schema of products reports an invalid id. Its entries have another one and would be reported as well.
  if (!ids.every((id) => typeof id === 'string' && idPattern.test(id))) return [];
  const missing = products
    .filter(({ id }) => !(id in record))
    .map((product) => ({
      file,
      entry: product.id,
      field: 'entry',
      message: `is missing for a product of content/facts/products.json; add "${product.id}": ${wanted[name]?.(product)}.`,
    }));
  const found = Object.entries(record).flatMap(([id, value]) =>
    ids.includes(id)
      ? checkEntry(name, id, schema, value)
      : [
          {
            file,
            entry: id,
            field: 'entry',
            message:
              'belongs to no product of content/facts/products.json; write the id of one, or remove the entry.',
          },
        ],
  );
  return [...missing, ...found];
}

/** The ids of the entries that match the schema. */
const soundIds = (schema: z.ZodType, record: Readonly<Record<string, unknown>>) =>
  Object.keys(record).filter((id) => schema.safeParse(record[id]).success);

/** A problem for each cited source id that is not in content/facts/sources.json. */
function citations(
  file: string,
  record: Readonly<Record<string, unknown>>,
  sources: Content['trade']['sources'],
): Problem[] {
  const search = (value: unknown, path: string[]): { id: string; path: string[] }[] => {
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) =>
      key === 'sources' && Array.isArray(inner)
        ? inner.map((id) => ({ id: String(id), path: [...path, key] }))
        : search(inner, [...path, key]),
    );
  };
  return Object.entries(record).flatMap(([entry, value]) =>
    search(value, [])
      .filter(({ id }) => !(id in sources))
      .map(({ id, path }) => ({
        file,
        entry,
        field: path.join('.'),
        message: `names “${id}”, which is not in content/facts/sources.json; write ${orList(Object.keys(sources))}, or add the source there.`,
      })),
  );
}

function checkSeason(id: string, { seasons, productTexts }: Content['trade']): Problem[] {
  const season = seasons[id];
  const texts = productTexts[id];
  if (!season) return [];
  const problem = (field: string, message: string) => ({
    file: seasonsFile,
    entry: id,
    field,
    message,
  });
  const { supply, crops } = season;

  const problems: Problem[] = [];
  if (supply === 'on-request' && crops.length > 0)
    problems.push(problem('crops', 'has months; write [], or "supply": "seasonal".'));
  if (crops.length === 0 && texts && !texts.seasonNote) {
    const message =
      'is missing, and there are no months in content/facts/seasons.json; write a text to show instead.';
    problems.push({ file: wordsFile, entry: id, field: 'seasonNote', message });
  }
  for (const [index, { variety }] of crops.entries()) {
    const field = `crops.${index}.variety`;
    if (variety === undefined) {
      if (crops.length > 1)
        problems.push(problem(field, 'is missing; with several rows, each needs its variety.'));
    } else if (crops.findIndex((crop) => crop.variety === variety) < index)
      problems.push(problem(field, `repeats “${variety}”; write each variety once.`));
    else if (texts && !texts.varieties?.[variety])
      problems.push(problem(field, nameless(variety, 'varieties')));
  }
  return problems;
}

function checkKeeping(id: string, { keeping, productTexts }: Content['trade']): Problem[] {
  const { load, temperature, coldDamage, humidity, keeps = [] } = keeping[id] ?? {};
  const problems: Problem[] = [];
  const addProblem = (field: string, message: string) =>
    problems.push({ file: keepingFile, entry: id, field, message });

  if (coldDamage && temperature && coldDamage.below > temperature.from) {
    const message = `is ${coldDamage.below} °C, but temperature begins at ${temperature.from} °C; correct one of the two.`;
    addProblem('coldDamage.below', message);
  }
  const range = load && transports[load].humidity;
  if (humidity && range && (humidity.from < range.from || (humidity.to ?? 100) > range.to)) {
    const written = `${humidity.from}${humidity.to === undefined ? '% or more' : `–${humidity.to}%`}`;
    const message = `is ${written}, but "load": "${load}" is for ${range.from}–${range.to}%; correct one of the two.`;
    addProblem('humidity', message);
  }
  for (const [index, { form }] of keeps.entries()) {
    if (form !== undefined && productTexts[id] && !productTexts[id].forms?.[form])
      addProblem(`keeps.${index}.form`, nameless(form, 'forms'));
  }
  return problems;
}

const nameless = (id: string, field: 'varieties' | 'forms') =>
  `is “${id}”, which has no name; add one to ${field} of the product in ${wordsFile}.`;
