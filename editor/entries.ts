// Reads, checks and writes the files of content for the form.
import { createHash } from 'node:crypto';
import { existsSync, globSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { localDate } from '../app/browser/local-date.ts';
import { addressIn, languages } from '../content/languages.ts';
import { type Replacements, readContent } from '../content/read-content.ts';
import { editYaml } from '../schema/edit-yaml.ts';
import { pictures } from '../schema/named-pictures.ts';
import { type Problem, problemLine } from '../schema/problem.ts';
import { readText, syntaxProblem } from '../schema/read-yaml.ts';
import { replaceFile } from '../schema/replace-file.ts';
import { textsOf } from '../schema/texts-of.ts';
import { toYaml } from '../schema/write-yaml.ts';
import { emptyValue } from './empty-value.ts';
import { fieldAt, isChosen } from './field-at.ts';
import type {
  Entry,
  Field,
  Group,
  Localized,
  Mistake,
  OpenedEntry,
  Outcome,
  Values,
} from './form.ts';
import { formOf, titleOf } from './form-of.ts';
import { companyPath, type EditedFile, fileOf, type Kind, kinds } from './kinds.ts';
import { setAt } from './set-at.ts';
import { writtenName } from './written-name.ts';

/** The entries of a kind, in the order of the site. */
export function entriesOf(kind: Kind): Entry[] {
  const path = kind.id === 'company' ? companyPath : `content/${kind.id}/*.yaml`;
  const read = globSync(path)
    .toSorted()
    .flatMap((file) => fileOf(kind.id, basename(file, '.yaml')) ?? [])
    .map((file) => {
      const text = readText(file.path);
      return { file, text, values: valuesOf(text) };
    });
  const number = (values: Values, id: string) => Number(values.order ?? id) || 0;
  read.sort(
    (a, b) =>
      String(b.values.date ?? '').localeCompare(String(a.values.date ?? '')) ||
      number(a.values, a.file.id) - number(b.values, b.file.id),
  );
  return read.map(({ file, text, values }) => ({
    id: file.id,
    name: nameOf(file, values),
    picture: pictures(values)[0]?.name,
    order: typeof values.order === 'number' ? values.order : undefined,
    texts: textsOf(values).join('\n'),
    flags: Object.keys(values).filter((key) => values[key] === true),
    mistake: syntaxMistake(file, text),
  }));
}

function nameOf({ kind, id, schema }: EditedFile, values: Values): Localized {
  if (kind.id === 'company') return writtenName(values) ?? {};
  if (!kind.naming) return { en: schema.meta()?.title ?? titleOf(id) };
  return writtenName(values) ?? { en: titleOf(id) };
}

function addressesOf({ kind, id }: EditedFile): Localized | undefined {
  const address = kind.addressOf?.(id);
  if (address === undefined) return;
  return Object.fromEntries(
    languages.map((language) => [language.code, addressIn(language, address)]),
  );
}

function valuesOf(text: string): Values {
  try {
    return (parse(text) as Values | null) ?? {};
  } catch {
    return {};
  }
}

/** What must be corrected in a file by hand, because it cannot be read. */
function syntaxMistake({ path }: EditedFile, text: string): string | undefined {
  const problem = syntaxProblem(path, text);
  return problem && problemLine(problem);
}

/** @param name the English name of an entry that is new */
export function openEntry(
  file: EditedFile,
  name?: string,
  text = readText(file.path),
): OpenedEntry {
  const form = formOf(file.schema);
  return {
    form,
    value: text ? valuesOf(text) : newValue(file.kind, form, name),
    version: versionOf(text),
    addresses: addressesOf(file),
    mistake: syntaxMistake(file, text),
  };
}

/** What a new entry begins with. */
function newValue(kind: Kind, form: Group, name = ''): Values {
  const orders = entriesOf(kind).map(({ order }) => order ?? 0);
  const known: Values = {
    order: Math.max(0, ...orders) + 10,
    name: inEnglish(name),
    title: inEnglish(name),
    heading: inEnglish(name),
    nameInSentence: inEnglish(name.toLowerCase()),
    date: localDate(new Date()),
  };
  const { fields } = form;
  return Object.fromEntries(
    fields
      .filter(({ isOptional }) => !isOptional)
      .map((field) => [field.name, known[field.name] ?? emptyValue(field)]),
  );
}

const inEnglish = (text: string) =>
  Object.fromEntries(languages.map(({ code }) => [code, code === 'en' ? text : '']));

/** A file that does not exist has no text and no version. */
const versionOf = (text: string) =>
  text ? createHash('sha256').update(text).digest('hex').slice(0, 16) : undefined;

/** The text that a file with this text would have with this value. */
export function textWith({ schema }: EditedFile, text: string, value: Values): string {
  const tidied = tidy(value, formOf(schema)) as Values;
  return text ? editYaml(text, tidied) : toYaml(tidied);
}

/**
 * Texts without the spaces around them, except separators such as “, ”. The last line of an article ends, as all others
 * do, and its first lines stay, because messages count them.
 */
function tidy(value: unknown, field?: Field): unknown {
  if (typeof value === 'string') return /[\p{L}\p{N}]/u.test(value) ? value.trim() : value;
  if (Array.isArray(value)) return value.map((part) => tidy(part));
  if (typeof value !== 'object' || value === null) return value;
  const isMarkdown = field?.control === 'texts' && field.isMarkdown;
  const fields = field?.control === 'group' ? field.fields : [];
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      if (isMarkdown && typeof part === 'string' && /\S/.test(part))
        return [name, `${part.trimEnd()}\n`];
      return [
        name,
        tidy(
          part,
          fields.find((one) => one.name === name),
        ),
      ];
    }),
  );
}

/** The version of a file that has this value already. */
export const savedVersion = (file: EditedFile, value: Values): string | undefined => {
  const text = readText(file.path);
  return textWith(file, text, value) === text ? versionOf(text) : undefined;
};

/** The mistakes that the site would have if the file had this value. */
export function mistakesWith(file: EditedFile, value: Values): Mistake[] {
  const text = readText(file.path);
  const message = syntaxMistake(file, text);
  if (message) return [{ path: '', message }];
  return mistakesOf(file, readContent('content', changesFor(file, textWith(file, text, value))));
}

/**
 * The texts of the files that a new text of an entry changes, or its removal. What a picture shows is written once, so
 * it moves to another file that shows the picture if the entry does not show it any more.
 */
function changesFor(file: EditedFile, text: string | undefined): Replacements {
  const changes = new Map([[file.path, text]]);
  const shownNow = pictures(valuesOf(text ?? '')).map(({ name }) => name);
  const lost = pictures(valuesOf(readText(file.path))).filter(
    ({ name, shows }) => shows && !shownNow.includes(name),
  );
  // Most changes end here, and a form asks at each pause while its owner types.
  if (lost.length === 0) return changes;
  const paths = globSync('content/**/*.yaml').toSorted();
  const others = paths.filter((path) => path !== file.path);
  for (const { name, shows } of lost) {
    const places = others.flatMap((path) => {
      const text = changes.get(path) ?? readText(path);
      const found = pictures(valuesOf(text)).filter((one) => one.name === name);
      return found.map((one) => ({ ...one, entry: fileOfPath(path), text }));
    });
    const [first] = places;
    if (!first?.entry || places.some((one) => one.shows)) continue;
    const { entry, text, path } = first;
    const described = setAt(formOf(entry.schema), valuesOf(text), path.join('.'), shows);
    changes.set(entry.path, editYaml(text, described));
  }
  return changes;
}

/** The file at a path of content/, if it is an entry. */
function fileOfPath(path: string): EditedFile | undefined {
  const [, folder, id = ''] = /^content\/(?:([\w-]+)\/)?([^/]+)\.yaml$/.exec(path) ?? [];
  return fileOf(folder ?? id, id);
}

function write(changes: Replacements): void {
  // The entry comes last, so that nothing is lost if another file cannot be written.
  for (const [path, text] of [...changes].toReversed())
    if (text === undefined) rmSync(path);
    else if (text !== readText(path)) replaceFile(path, text);
}

/** The mistakes in a file, and those in others that they do not have on the disk. */
function mistakesOf(
  file: EditedFile,
  { files, problems }: ReturnType<typeof readContent>,
): Mistake[] {
  const isHere = (problem: Problem) => problem.file === file.path;
  // While the company has a mistake, readContent reads nothing else.
  const isUnread = !files && problems.every((problem) => problem.file === companyPath);
  const known = new Set(
    isUnread || problems.every(isHere) ? [] : readContent().problems.map(problemKey),
  );
  // Mistakes that are elsewhere already must not keep the owner from correcting one after the other.
  return problems
    .filter((problem) => isHere(problem) || !known.has(problemKey(problem)))
    .map((problem) => mistakeOf(problem, isHere(problem)));
}

const problemKey = ({ file, field, message }: Problem) => `${file} ${field} ${message}`;

function mistakeOf(problem: Problem, isHere: boolean): Mistake {
  const { file, field, message, lineOfText } = problem;
  const entry = fileOfPath(file);
  const kind = kinds.find(({ id }) => file === `content/${id}`);
  const where = lineOfText ? ` (line ${lineOfText} of the text)` : '';
  const path = field === 'entry' ? '' : field;
  const at = entry && fieldAt(formOf(entry.schema), path, languages);
  const written = at
    ? `${inForm(message, at.field)}${where}`
    : kind
      ? `${kind.title}: ${message}`
      : problemLine(problem);
  if (isHere) return { path, message: written, line: lineOfText };
  // A file that is no entry has no link.
  return {
    path,
    message: written,
    elsewhere: {
      kind: entry?.kind.id ?? '',
      id: entry?.id ?? '',
      field: path ? at?.label : undefined,
    },
  };
}

/** A message in the words of the form: entries have names instead of files, and what is chosen is not written. */
function inForm(message: string, field: Field | undefined): string {
  const named = message.replace(/content\/(?:[\w-]+\/)?[\w-]+\.yaml/g, (path) => {
    const entry = fileOfPath(path);
    return entry ? `“${entry.kind.title} → ${nameIn(entry)}”` : path;
  });
  const [wrong, id = ''] = /^(?:is missing|(?:names|is) “([^”]*)”)[^;]*/.exec(named) ?? [];
  if (wrong === undefined || !field || !isChosen(field)) return named;
  const entry = 'to' in field ? fileOf(field.to, id) : undefined;
  const name = entry && readText(entry.path) ? nameIn(entry) : id;
  return `${wrong.replace(`“${id}”`, () => `“${name}”`)}; choose ${id ? 'another one' : 'one'}.`;
}

/** The English name that the file of an entry has. */
const nameIn = (file: EditedFile) => nameOf(file, valuesOf(readText(file.path))).en ?? file.id;

/**
 * Checks a value and writes it. Nothing is written if there is a mistake, or if the file has changed since it was
 * opened.
 * @param version of the file when it was opened; none for a new entry
 */
export function saveEntry(file: EditedFile, value: Values, version?: string): Outcome {
  const before = readText(file.path);
  const outside = changedOutside(file, version, before);
  const unreadable = syntaxMistake(file, before);
  if (unreadable) return outside ?? { saved: false, mistakes: [{ path: '', message: unreadable }] };
  const text = textWith(file, before, value);
  // The file may have this text from an earlier save, whose answer did not arrive.
  if (outside && text !== before) return outside;
  const changes = changesFor(file, text);
  const content = readContent('content', changes);
  const mistakes = mistakesOf(file, content);
  if (mistakes.length > 0) return { saved: false, mistakes };
  write(changes);
  const left = content.problems.map((problem) => mistakeOf(problem, false));
  return { saved: true, version: versionOf(text), mistakes: left };
}

/**
 * Removes the file of an entry. Nothing is removed if another file would have a mistake without it, or if the file has
 * changed since it was opened.
 */
export function removeEntry(file: EditedFile, version?: string): Outcome {
  // By an earlier removal, whose answer did not arrive.
  if (!existsSync(file.path)) return { saved: true };
  const outside = changedOutside(file, version, readText(file.path));
  if (outside) return outside;
  const changes = changesFor(file, undefined);
  const content = readContent('content', changes);
  // What the files name is checked only when none of them has a mistake of its own.
  if (!content.files) {
    const mistakes = content.problems.map((problem) => mistakeOf(problem, false));
    return { saved: false, mistakes, isUnchecked: true };
  }
  const mistakes = mistakesOf(file, content);
  if (mistakes.length > 0) return { saved: false, mistakes };
  write(changes);
  return { saved: true };
}

function changedOutside(
  file: EditedFile,
  version: string | undefined,
  text: string,
): Outcome | undefined {
  const { version: now, value } = openEntry(file, undefined, text);
  if (now !== version) return { saved: false, changedOutside: true, version: now, value };
}
