import { z } from 'zod';
import type { PictureKind } from '../app/picture/picture-roles.ts';
import { capitalised } from '../app/text/capitalised.ts';
import type { RefersTo } from '../schema/fields.ts';
import type { Field, Group, PluralForm } from './form.ts';

/** The JSON Schema of a field, with what the schemas of content say about it by `.meta()`. */
interface FieldSchema {
  type?: string;
  title?: string;
  description?: string;
  optionalIf?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  required?: string[];
  properties?: Record<string, FieldSchema>;
  items?: FieldSchema;
  additionalProperties?: FieldSchema;
  propertyNames?: { enum: string[] };
  enum?: string[];
  control?: 'months' | 'markdown' | 'links';
  isLocalized?: boolean;
  hasPluralForms?: boolean;
  placeholders?: string[];
  pictureKinds?: PictureKind[];
  refersTo?: RefersTo;
  only?: string;
  /** The words for each value of `enum`. */
  choices?: Record<string, string>;
}

/** The form of a kind of files, made of its schema. */
export function formOf(schema: z.ZodType): Group {
  const json = z.toJSONSchema(schema, { unrepresentable: 'any' }) as unknown as FieldSchema;
  return fieldOf('', json, true) as Group;
}

function fieldOf(name: string, schema: FieldSchema, isRequired: boolean): Field {
  const base = {
    name,
    label: schema.title ?? titleOf(name),
    ...(schema.description !== undefined && { hint: schema.description }),
    ...(!isRequired && { isOptional: true as const }),
    ...(schema.optionalIf !== undefined && { optionalIf: schema.optionalIf }),
  };
  const { refersTo: to, only, minLength: min, maxLength: max, placeholders } = schema;
  const limits = { min, max, placeholders };
  const reference = { to, only } as { to: string; only?: string };

  if (schema.control === 'months') return { ...base, control: 'months' };
  if (schema.control === 'links')
    return {
      ...base,
      control: 'links',
      pages: schema.propertyNames?.enum ?? [],
      entry: fieldOf('', schema.additionalProperties ?? {}, true),
    };
  if (schema.isLocalized) return { ...base, ...localizedField(schema) };
  if (schema.pictureKinds) return { ...base, control: 'picture', kinds: schema.pictureKinds };
  if (to) return { ...base, control: 'reference', ...reference };
  if (schema.enum)
    return {
      ...base,
      control: 'choice',
      choices: schema.enum.map((value) => ({
        value,
        label: schema.choices?.[value] ?? titleOf(value),
      })),
    };
  if (schema.type === 'boolean') return { ...base, control: 'flag' };
  if (schema.type === 'number' || schema.type === 'integer')
    return { ...base, control: 'number', min: schema.minimum, max: schema.maximum };
  if (schema.type === 'array' && schema.items) {
    const { items } = schema;
    if (items.refersTo)
      return { ...base, control: 'references', to: items.refersTo, only: items.only };
    const fewest = schema.minItems ?? 0;
    return { ...base, control: 'list', entry: fieldOf('', items, true), fewest };
  }
  if (schema.properties) return { ...base, control: 'group', fields: fieldsOf(schema) };
  return { ...base, control: 'text', type: inputTypes[schema.format ?? ''] ?? 'text', ...limits };
}

const inputTypes = {
  date: 'date',
  color: 'color',
  uri: 'url',
  email: 'email',
  tel: 'tel',
} as Record<string, 'date' | 'color' | 'url' | 'email' | 'tel'>;

const fieldsOf = ({ properties = {}, required = [] }: FieldSchema): Field[] =>
  Object.entries(properties).map(([name, inner]) => fieldOf(name, inner, required.includes(name)));

/** A text in every language. All languages have the same limits, but plural forms of their own. */
function localizedField({ properties = {} }: FieldSchema) {
  const [first = {}] = Object.values(properties);
  if (first.hasPluralForms)
    return {
      control: 'plurals',
      forms: Object.fromEntries(
        Object.entries(properties).map(([code, forms]) => [code, fieldsOf(forms) as PluralForm[]]),
      ),
    } as const;
  const { minLength: min, maxLength: max, placeholders } = first;
  return {
    control: 'texts',
    isMarkdown: first.control === 'markdown',
    ...{ min, max, placeholders },
  } as const;
}

/** “Name in sentence” for “nameInSentence” */
export function titleOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ');
  return capitalised(words);
}
