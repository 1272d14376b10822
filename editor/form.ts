// What the editor's server and its page say to each other. Without Zod, because the browser loads it.

import type { PictureKind } from '../app/picture/picture-roles.ts';
import type { LanguageCode } from '../content/languages.ts';

interface FieldBase {
  /** The key in the file. In a list, each entry has none. */
  name: string;
  label: string;
  hint?: string;
  isOptional?: true;
  /** When it is optional, as in “if another entry says it”. */
  optionalIf?: string;
}

/** The limits of a text, in characters. */
export interface Limits {
  min?: number;
  max?: number;
  /** What it must have, such as `{name}`. */
  placeholders?: readonly string[];
}

/** A form of a text for some numbers, such as `few`. */
export type PluralForm = Pick<FieldBase, 'name' | 'hint' | 'isOptional'> &
  Pick<Limits, 'placeholders'>;

/** A field of the form, made of the schema of the files (form-of.ts). */
export type Field = FieldBase &
  (
    | { control: 'group'; fields: readonly Field[] }
    | { control: 'list'; entry: Field; fewest: number }
    | ({ control: 'texts'; isMarkdown: boolean } & Limits)
    | { control: 'plurals'; forms: Readonly<Record<string, readonly PluralForm[]>> }
    | { control: 'months' }
    /** Texts by the names of pages, in their order. */
    | { control: 'links'; pages: readonly string[]; entry: Field }
    | { control: 'picture'; kinds: readonly PictureKind[] }
    | { control: 'choice'; choices: readonly { value: string; label: string }[] }
    | { control: 'reference' | 'references'; to: string; only?: string }
    | { control: 'flag' }
    | { control: 'number'; min?: number; max?: number }
    | ({ control: 'text'; type: 'text' | 'date' | 'color' | 'url' | 'email' | 'tel' } & Limits)
  );

/** The fields with a control. */
export type FieldOf<Control extends Field['control']> = Extract<Field, { control: Control }>;
export type Group = FieldOf<'group'>;

/** A group of fields, as in a file. */
export type Values = Readonly<Record<string, unknown>>;
export type Localized = Readonly<Partial<Record<LanguageCode, string>>>;

/** A file of content in the lists. */
export interface Entry {
  id: string;
  name: Localized;
  picture?: string | undefined;
  order?: number | undefined;
  /** All its texts, for the search. */
  texts: string;
  /** The fields that are true, such as `organic`. */
  flags: readonly string[];
  /** What is wrong with a file that cannot be read. */
  mistake?: string | undefined;
}

/** A kind of files. */
export interface KindOfEntries {
  id: string;
  /** “Products” */
  title: string;
  /** “product” */
  one: string;
  /** Whether it stands below “More”. */
  isMore: boolean;
  /** How a new entry gets its name. Without it, entries cannot be added. */
  naming?: 'by-name' | 'by-number' | undefined;
  entries: readonly Entry[];
}

export interface PictureInfo {
  id: string;
  kind: PictureKind;
  /** Addresses of a small and of a large one. */
  small: string;
  large: string;
  /** Whether a photograph has replaced it since the form was started. */
  canBeTakenBack: boolean;
}

/** What the page needs at the start. */
export interface Site {
  languages: readonly {
    code: LanguageCode;
    locale: string;
    direction: 'ltr' | 'rtl';
    name: string;
    /** The facts of the company that texts may have, such as `{city}`. */
    facts: Readonly<Record<string, string>>;
  }[];
  kinds: readonly KindOfEntries[];
  pictures: readonly PictureInfo[];
}

/** An entry to edit. */
export interface OpenedEntry {
  form: Group;
  value: Values;
  /** Tells whether the file has changed since. None for a new entry. */
  version?: string | undefined;
  /** Of its page on the site, in each language. */
  addresses?: Localized | undefined;
  /** What is wrong with a file that cannot be read. */
  mistake?: string | undefined;
}

/** A mistake, for the owner. */
export interface Mistake {
  /** The field, such as `season.crops.0.months`. Empty for the whole entry. */
  path: string;
  message: string;
  /** In a text of several lines: the line of that text, from 1. */
  line?: number | undefined;
  /** Another file, if the mistake is there, and the name of its field, if the mistake is in one. */
  elsewhere?: { kind: string; id: string; field?: string | undefined } | undefined;
}

/** The answer to a save or removal. */
export type Outcome =
  /** `mistakes`: those of other entries, because of which the site cannot be shown. */
  | { saved: true; version?: string | undefined; mistakes?: readonly Mistake[] }
  /** `isUnchecked`: these mistakes hide whether others name the entry that would be removed. */
  | { saved: false; mistakes: readonly Mistake[]; isUnchecked?: true }
  | { saved: false; changedOutside: true; version: string | undefined; value: Values };
