/** Kinds of fields that several schemas use, with their messages. */
import { z } from 'zod';
import { orList } from '../content/check-problem.ts';
import { isIsoDate } from '../content/iso-date.ts';

export const requiredText = () => z.string({ error: 'is missing; write a text.' });

/** A text with `min` to `max` characters. */
export const text = (min: number, max: number) =>
  requiredText().refine((value) => value.trim().length >= min && value.length <= max, {
    error: ({ input }) =>
      `is ${String(input).trim().length} characters; write between ${min} and ${max}.`,
  });

export const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const id = () =>
  requiredText().regex(idPattern, {
    error: ({ input }) =>
      `is “${String(input)}”; use small letters, digits and single hyphens, as in “yellow-dates”.`,
  });

export const picture = () =>
  requiredText().regex(/^\/pictures\/[a-z0-9-]+\.jpg$/, {
    error: ({ input }) =>
      `is “${String(input)}”; write the address of a picture, as in “/pictures/carrots-a.jpg”.`,
  });

export const date = () =>
  requiredText().refine((value) => isIsoDate(value), {
    error: ({ input }) => `is “${String(input)}”; write a real date, as in “2025-04-15”.`,
  });

export const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, {
    error: ({ input }) =>
      `is “${String(input)}”, which is not one of the choices; write ${orList(values)}.`,
  });

export const flag = () => z.boolean({ error: 'is not a yes or no; write true or false.' });

export const webAddress = () =>
  requiredText().regex(/^https:\/\/[^\s/]+(\/\S*)?$/, {
    error: 'is not a web address; write it in full, beginning with “https://”.',
  });

export const strict = <T extends z.ZodRawShape>(shape: T) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `has ${issue.keys?.join(', ')}, which is not a field; correct the name or remove it.`
        : 'is not an entry; write its fields.',
  });
