/** Kinds of fields that several schemas use, with their messages. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import {
  hasRole,
  type PictureKind,
  type PictureRole,
  rolesOfKind,
} from '../app/picture/picture-roles.ts';
import { orList } from './problem.ts';

/** The message for a text that is missing. YAML takes digits without quotes for a number. */
export const unlessText =
  (missing: string) =>
  ({ input }: { input?: unknown }) =>
    typeof input === 'number' || typeof input === 'boolean'
      ? 'has no quotes; write it in quotes, as a text.'
      : missing;

/** A text of any length, for the caller to limit. It may be empty. */
export const requiredText = () => z.string({ error: unlessText('is missing; write a text.') });

/** A text with `min` to `max` characters. */
export const text = (min: number, max: number) => {
  const missing = `is missing; write between ${min} and ${max} characters.`;
  return z
    .string({ error: unlessText(missing) })
    .refine((value) => value.trim().length >= min && value.trim().length <= max, {
      error: ({ input }) => {
        const { length } = String(input).trim();
        return length === 0 ? missing : `is ${length} characters; write between ${min} and ${max}.`;
      },
    })
    .meta({ minLength: min, maxLength: max });
};

/** The name of a file in content/gallery. */
export const numberPattern = /^[1-9]\d{0,4}$/;

/** The name of another file in a folder of content/. */
export const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The name of a file or an entry. `example` is one. */
export const id = (example: string) =>
  z
    .string({ error: unlessText(`is missing; write a name, as in ${example}.`) })
    .regex(idPattern, {
      abort: true,
      error: ({ input }) =>
        `is “${String(input)}”; use small letters, digits and single hyphens, as in ${example}.`,
    })
    .meta({ examples: [example] });

/** Folders of content whose files others may name. */
export type RefersTo = 'categories' | 'news-categories' | 'sources' | 'products';

/** The name of a file in a folder of content. `only` is a field of that file which must be true. */
export const nameOf = (folder: RefersTo, example: string, only?: string) =>
  id(example).meta({ refersTo: folder, only });

const pictureTable = new URL('../pictures/pictures.json', import.meta.url);
/** The kind of a picture, if it exists. The table is read each time, because the editor adds pictures. */
const kindOfPicture = (name: string) =>
  (JSON.parse(readFileSync(pictureTable, 'utf8')) as { id: string; kind: PictureKind }[]).find(
    ({ id }) => id === name,
  )?.kind;
const kindsFor = (role?: PictureRole) =>
  (Object.keys(rolesOfKind) as PictureKind[]).filter((kind) => !role || hasRole(kind, role));

/** The name of a picture, and how the page shows it. Link previews accept all pictures. */
export const picture = (role?: PictureRole) =>
  id('carrots-a')
    .refine(
      (name) => {
        const kind = kindOfPicture(name);
        return kind !== undefined && (role === undefined || hasRole(kind, role));
      },
      {
        abort: true,
        error: ({ input }) => {
          const kind = kindOfPicture(String(input));
          if (kind === undefined)
            return `names “${String(input)}”, which does not exist; correct the name or add the picture with npm run pictures.`;
          return `names “${String(input)}”, a ${kind} picture; name a ${orList(kindsFor(role))} picture here.`;
        },
      },
    )
    .meta({ pictureKinds: kindsFor(role) });

/** A day that exists, as a text: “2025-04-15”. */
export const date = () =>
  z.iso
    .date({
      abort: true,
      error: ({ input }) =>
        input
          ? `is “${String(input)}”; write a real date, as in 2025-04-15.`
          : 'is no real date; write one, as in 2025-04-15.',
    })
    // Browsers take a year of two digits for one of the first century.
    .refine((value) => value >= '1000', {
      error: ({ input }) => `is “${input}”; write the year with four digits, as in 2025-04-15.`,
    });

/** One of these words. The message for another one lists them. */
export const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, {
    error: ({ input }) =>
      input === undefined
        ? `is missing; write ${orList(values)}.`
        : `is “${String(input)}”, which is not one of the choices; write ${orList(values)}.`,
  });

/** Yes or no. In quotes it would be a text. */
export const flag = () => z.boolean({ error: 'is not a yes or no; write true or false.' });

/** A number within both limits. Its messages end with the unit: “from 1 to 100 per cent”. */
export const number = (from: number, to: number, unit: string) => {
  const error = ({ input }: { input?: unknown }) => {
    if (input === undefined) return `is missing; write a number from ${from} to ${to} ${unit}.`;
    // “1,200” and “٢٠” are texts without quotes, too.
    const remedy = /^-?[\d.]+$/.test(String(input))
      ? ' without quotes'
      : ' in the digits 0–9, without commas';
    return `is not from ${from} to ${to} ${unit}; write a number${typeof input === 'string' ? remedy : ''}.`;
  };
  return z.number({ error }).min(from, { error }).max(to, { error });
};

/** Like `number`, for what is counted. */
export const wholeNumber = (from: number, to: number, unit: string) =>
  number(from, to, unit).int({
    error: 'is no whole number; write one, without a point, as in 1200.',
  });

/** The place of a file between the others of its folder. */
export const order = () => wholeNumber(1, 9999, 'as its place in the list');

/** The full address of a site or page, with HTTPS. */
export const webAddress = () =>
  requiredText()
    .regex(/^https:\/\/[^\s/]+(\/\S*)?$/, {
      error: 'is not a web address; write it in full, beginning with “https://”.',
    })
    .meta({ format: 'uri', title: 'Web address' });

/** The address of a link. Without one, the link is a placeholder (R5). */
export const linkAddress = () =>
  z
    .string({ error: "is missing; write a web address, or '' for a placeholder." })
    .regex(/^(https:\/\/[^\s/]+(\/\S*)?)?$/, {
      error:
        "is not a web address; write it in full, beginning with “https://”, or leave it empty (in a file '') for a placeholder.",
    })
    .meta({
      format: 'uri',
      title: 'Web address',
      description: 'Without it, the link leads nowhere yet.',
    });

/** A group of fields. A field that it does not have is a mistake, so that a misspelt name is noticed. */
export const strict = <T extends z.ZodRawShape>(shape: T) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `has ${issue.keys?.join(', ')}, which is not a field; correct the name or remove it. The fields are ${Object.keys(shape).join(', ')}.`
        : `is missing or is not a group; write its fields below it: ${Object.keys(shape).join(', ')}.`,
  });

/** A list of entries. `example` says what to write. */
export const list = <T extends z.ZodType>(entry: T, example: string) =>
  z.array(entry, { error: `is not a list; write ${example}.` });
