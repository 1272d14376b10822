// Compares the texts of a language with those of the first one: same files, entries, placeholders and figures.
import { readdirSync, readFileSync } from 'node:fs';
import { figuresIn, monthsIn, placeholdersIn } from './check-figures.ts';
import { checkBodies } from './check-language-bodies.ts';
import type { Problem } from './check-problem.ts';
import { type Language, languages } from './languages.ts';

/** Texts that may be empty: the name needs no explanation for readers of Arabic. */
const mayBeEmpty = ['nameMeaning'];
/** The first language has these texts elsewhere. */
const notCompared = ['language.json', 'pictures.json'];

/** The problems of a language’s texts, by comparison with those of the first language. */
export function checkLanguage(language: Language): Problem[] {
  const [first] = languages;
  const files = (code: string) =>
    readdirSync(`content/${code}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:json|html)$/.test(file) && !notCompared.includes(file))
      .toSorted();
  const wanted = files(first.code);
  const found = files(language.code);
  const read = (code: string, file: string) => readFileSync(`content/${code}/${file}`, 'utf8');

  const misplaced = [
    ...wanted
      .filter((file) => !found.includes(file))
      .map((file) => ({ file, message: `is missing; translate content/${first.code}/${file}.` })),
    ...found
      .filter((file) => !wanted.includes(file))
      .map((file) => ({
        file,
        message: `has no counterpart in content/${first.code}; remove it.`,
      })),
  ].map(({ file, message }) => problem(`content/${language.code}/${file}`, [], message));
  const compared = wanted
    .filter((file) => found.includes(file))
    .flatMap((file) => {
      const [reference, texts] = [read(first.code, file), read(language.code, file)];
      const path = `content/${language.code}/${file}`;
      return file.endsWith('.html')
        ? checkBodies(path, reference, texts, language)
        : compareTexts(path, JSON.parse(reference), JSON.parse(texts), language);
    });
  return [...misplaced, ...compared];
}

/** The differences between the texts of a file in two languages. */
export function compareTexts(
  file: string,
  reference: unknown,
  texts: unknown,
  language: Pick<Language, 'locale' | 'formats'>,
): Problem[] {
  const compare = (one: unknown, other: unknown, path: string[]): Problem[] => {
    if (other === undefined) return [problem(file, path, `is missing; translate ${quoted(one)}.`)];
    if (typeof one === 'string' && typeof other === 'string')
      return compareText(one, other, path, language).map((message) => problem(file, path, message));
    if (!isRecord(one) || !isRecord(other) || Array.isArray(one) !== Array.isArray(other))
      return [problem(file, path, `has another form than ${quoted(one)}; write it like that.`)];
    if (isPlural(one)) return comparePlural(one, other, path);
    return Object.keys({ ...one, ...other }).flatMap((key) => {
      if (key in one) return compare(one[key], other[key], [...path, key]);
      return [problem(file, [...path, key], 'has no counterpart; correct the name or remove it.')];
    });
  };

  const comparePlural = (one: Texts, other: Texts, path: string[]): Problem[] => {
    const forms = new Intl.PluralRules(language.locale).resolvedOptions().pluralCategories;
    const missing = forms
      .filter((form) => form !== 'zero' && typeof other[form] !== 'string')
      .map((form) =>
        problem(
          file,
          [...path, form],
          `is missing; write the form for ${examples(form, language)}.`,
        ),
      );
    const unknown = Object.keys(other)
      .filter((form) => !(forms as string[]).includes(form))
      .map((form) =>
        problem(file, [...path, form], 'is no plural form of the language; remove it.'),
      );
    // One or two may be a word: “منتجان”.
    const texts = ['few', 'many', 'other'].filter((form) => typeof other[form] === 'string');
    return [
      ...missing,
      ...unknown,
      ...texts.flatMap((form) => compare(one.other, other[form], [...path, form])),
    ];
  };
  return compare(reference, texts, []);
}

function compareText(
  reference: string,
  text: string,
  path: readonly string[],
  language: Pick<Language, 'formats'>,
): string[] {
  const isEmpty = text.trim() === '';
  if (isEmpty && reference.trim() !== '')
    return mayBeEmpty.includes(path.at(-1) ?? '')
      ? []
      : [`is empty; translate ${quoted(reference)}.`];
  return [
    ...differences('the placeholder', placeholdersIn(reference), placeholdersIn(text)),
    ...differences('the figure', figuresIn(reference), figuresIn(text)),
    ...differences('month', monthsIn(reference, languages[0]), monthsIn(text, language)),
  ];
}

/** Messages for what only one of two lists has. */
export function differences(
  what: string,
  wanted: readonly string[],
  found: readonly string[],
): string[] {
  const count = (list: readonly string[], item: string) =>
    list.filter((other) => other === item).length;
  return [...new Set([...wanted, ...found])].flatMap((item) => {
    const difference = count(wanted, item) - count(found, item);
    if (difference === 0) return [];
    return difference > 0
      ? [`lacks ${what} ${item} of its counterpart; add it.`]
      : [`has ${what} ${item}, which its counterpart lacks; correct one of the two.`];
  });
}

type Texts = Record<string, unknown>;

const isRecord = (value: unknown): value is Texts => typeof value === 'object' && value !== null;

const isPlural = (value: Texts): boolean =>
  'other' in value &&
  Object.keys(value).every((key) => /^(?:zero|one|two|few|many|other)$/.test(key));

/** “1, 21, 31” */
function examples(form: string, { locale }: Pick<Language, 'locale'>): string {
  const rules = new Intl.PluralRules(locale);
  const numbers = Array.from({ length: 200 }, (_, number) => number);
  return numbers
    .filter((number) => rules.select(number) === form)
    .slice(0, 3)
    .join(', ');
}

const quoted = (value: unknown) =>
  typeof value === 'string' ? `“${value}”` : JSON.stringify(value);

function problem(file: string, path: readonly string[], message: string): Problem {
  const [entry = 'file', ...field] = path;
  return { file, entry, field: field.join('.') || 'text', message };
}
