import { z } from 'zod';
import { orList } from '../content/check-problem.ts';
import { languages } from '../content/languages.ts';
import { text } from './fields.ts';

const codes = languages.map(({ code }) => code);

/** A text of `min` to `max` characters in every language: `{ en: …, ar: … }`. */
export const localized = (min: number, max: number) =>
  z.strictObject(
    { en: text(min, max), ar: text(min, max) },
    {
      error: (issue) =>
        issue.code === 'unrecognized_keys'
          ? `has ${issue.keys?.join(', ')}, which is not a language of the site; write ${orList(codes)}.`
          : `is missing; write a text for each language: ${codes.join(', ')}.`,
    },
  );

/** A value of a file in one language: each `{ en: …, ar: … }` is one text. */
export type InOneLanguage<T> = T extends { en: infer Text; ar: unknown }
  ? Text
  : T extends object
    ? { [Key in keyof T]: InOneLanguage<T[Key]> }
    : T;

export function inLanguage<T>(value: T, code: string): InOneLanguage<T> {
  const convert = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(convert);
    if (typeof part !== 'object' || part === null) return part;
    if ('en' in part && 'ar' in part) return (part as Record<string, unknown>)[code];
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, convert(inner)]));
  };
  return convert(value) as InOneLanguage<T>;
}
