import { z } from 'zod';
import { pictureAddress } from '../app/picture/picture-roles.ts';
import type { PluralText } from '../app/text/fill.ts';
import { type LanguageCode, languages } from '../content/languages.ts';
import { companyFacts } from './company-facts.ts';
import { strict, text } from './fields.ts';
import { orList } from './problem.ts';

const codes = languages.map(({ code }) => code);

/** A value for each language. */
export const inEveryLanguage = <T extends z.ZodType>(of: (code: LanguageCode) => T) =>
  z
    .strictObject(
      Object.fromEntries(codes.map((code) => [code, of(code)])) as Record<LanguageCode, T>,
      {
        error: (issue) =>
          issue.code === 'unrecognized_keys'
            ? `has ${issue.keys?.join(', ')}, which is not a language of the site; write ${orList(codes)}.`
            : `is missing; write a text for each language: ${codes.join(', ')}.`,
      },
    )
    .meta({ isLocalized: true });

/**
 * A text of `min` to `max` characters in every language: `{ en: …, ar: … }`. It has the `placeholders`, such as
 * `{name}`. It may have facts of the company, which are filled in before the file is checked.
 */
export const localized = (min: number, max: number, placeholders: readonly string[] = []) =>
  inEveryLanguage(() => withPlaceholders(text(min, max), placeholders));

/** @param optional placeholders that the text may lack */
const withPlaceholders = (
  schema: z.ZodType<string>,
  placeholders: readonly string[],
  optional: readonly string[] = [],
) =>
  schema
    .check(({ value, issues }) => {
      const report = (message: string) =>
        issues.push({ code: 'custom', path: [], message, input: value });
      // Once each: the form lists every message.
      const found = [...new Set<string>(value.match(/\{[^{}]*\}/g))];
      const known = [...placeholders, ...optional];
      for (const unknown of found.filter((one) => !known.includes(one)))
        report(
          `has ${unknown}, which has no value here; write ${orList([...known, ...companyFacts.map((fact) => `{${fact}}`)])}.`,
        );
      for (const lost of placeholders.filter((one) => !found.includes(one)))
        report(`lacks ${lost}; add it where its value belongs.`);
    })
    .meta({ placeholders });

/** What a picture shows, if no other file says so. */
export const shows = () =>
  localized(2, 160).optional().meta({
    title: 'What the picture shows',
    optionalIf: 'if another entry says it',
    description:
      'For link previews and the news feed, and below the picture in the gallery or an article. Each picture needs it once.',
  });

/** `label` and `count` of “label, count {month}” */
type NamesOf<Fields extends string> = Fields extends `${infer First}, ${infer Others}`
  ? NamesOf<First> | NamesOf<Others>
  : Fields extends `${infer Name} {${string}`
    ? Name
    : Fields;

/** A schema for each field of a list such as “label, count {month}”. */
const fieldsOf = <Fields extends string, T>(
  fields: readonly Fields[],
  schema: (placeholders: string[]) => T,
) =>
  Object.fromEntries(
    fields
      .flatMap((some) => some.split(', '))
      .map((field) => {
        const [name = '', ...placeholders] = field.split(/ (?=\{)/);
        return [name, schema(placeholders)];
      }),
  ) as { [Name in NamesOf<Fields>]: T };

/**
 * Fields with a text in every language. The names are separated by commas, with their placeholders after them:
 * `texts('heading, dotLabel {number} {name}')`.
 */
export const texts = <const Fields extends string>(...fields: Fields[]) =>
  fieldsOf(fields, (placeholders) => localized(1, 1000, placeholders));

/** A group of texts. */
export const group = <const Fields extends string>(...fields: Fields[]) => strict(texts(...fields));

/** A text in the plural forms of a language. Only “few”, “many” and “other” must have `{count}`. */
const pluralForms = (code: LanguageCode, placeholders: readonly string[]) => {
  const { locale } = languages.find((language) => language.code === code) ?? languages[0];
  const rules = new Intl.PluralRules(locale);
  const examples = (form: string) =>
    Array.from({ length: 200 }, (_, number) => number)
      .filter((number) => rules.select(number) === form)
      .slice(0, 3);
  const forms = rules.resolvedOptions().pluralCategories.map((form) => {
    const error = `is missing; write the form for ${examples(form).join(', ')}.`;
    const schema = z.string({ error }).regex(/\S/, { error });
    const checked = /few|many|other/.test(form)
      ? withPlaceholders(schema, ['{count}', ...placeholders])
      : withPlaceholders(schema, placeholders, ['{count}']);
    const described = checked.describe(`For ${examples(form).join(', ')}.`);
    return [form, form === 'zero' ? described.optional() : described];
  });
  return strict(Object.fromEntries(forms)).meta({
    hasPluralForms: true,
  }) as unknown as z.ZodType<PluralText>;
};

/** Fields with a text in the plural forms of every language, which differ from one language to another. */
export const plurals = <const Fields extends string>(...fields: Fields[]) =>
  fieldsOf(fields, (placeholders) => inEveryLanguage((code) => pluralForms(code, placeholders)));

/** A value of a file in one language: each `{ en: …, ar: … }` is one text. What pictures show is left out. */
export type InOneLanguage<T> =
  T extends Record<LanguageCode, infer Text>
    ? Text
    : T extends readonly (infer Item)[]
      ? InOneLanguage<Item>[]
      : T extends object
        ? { [Key in keyof T as Key extends 'shows' ? never : Key]: InOneLanguage<T[Key]> }
        : T;

/** A value of a file as components get it: in one language, with the addresses of pictures. */
export function inLanguage<T>(value: T, code: LanguageCode): InOneLanguage<T> {
  const convert = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(convert);
    if (typeof part !== 'object' || part === null) return part;
    if (codes.every((each) => each in part)) return (part as Record<LanguageCode, unknown>)[code];
    return Object.fromEntries(
      Object.entries(part)
        .filter(([key]) => key !== 'shows')
        .map(([key, inner]) => [
          key,
          key === 'picture' ? pictureAddress(String(inner)) : convert(inner),
        ]),
    );
  };
  return convert(value) as InOneLanguage<T>;
}
