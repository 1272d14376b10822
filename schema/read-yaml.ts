import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { languages } from '../content/languages.ts';
import { fillFacts } from './company-facts.ts';
import type { Problem } from './problem.ts';

export interface YamlFile<T> {
  path: string;
  /** The name of the file. */
  id: string;
  /** Undefined if the file has problems. */
  value: T | undefined;
  problems: Problem[];
  /** A problem at a field, such as `['season', 'note']`, or at a line of a text below its field. */
  problemAt: (path: readonly PropertyKey[], message: string, lineOfText?: number) => Problem;
}

/** Mistakes in the form of a file, in words that say what to do. */
const syntax: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'has a colon inside a text; put the whole text in quotes, as in "…".',
  BAD_INDENT:
    'does not begin below its neighbours; give the lines of a group the same indentation.',
  BAD_ALIAS: 'begins with *; put the whole text in quotes.',
  TAB_AS_INDENT: 'begins with a tab; use spaces.',
  DUPLICATE_KEY: 'is there twice; remove one of the two.',
  TAG_RESOLVE_FAILED: 'begins with !; put the whole text in quotes.',
  BAD_SCALAR_START: 'begins with a sign that is not allowed there; put the whole text in quotes.',
  UNEXPECTED_TOKEN:
    'goes on after a closing quote or bracket; put the whole text in "…", with “ ” and ’ inside it.',
  REMARK: 'has # inside a text, and what follows it is not read; put the whole text in quotes.',
  NOT_UTF_8: 'has letters that cannot be read; save the file as UTF-8.',
  EMPTY: 'is empty; write its fields, or remove the file.',
  MISSING_CHAR:
    'lacks a closing quote or bracket, or begins at another place than its neighbours; correct it.',
};

/** A text in quotes is on one line. The parser reports a missing quote at the end of the file. */
const unclosedQuote = /: (?:'(?:[^']|'')*|"(?:[^"\\]|\\.)*)$/;

/** What placeholders such as `{city}` stand for, by language. */
export type FactsByLanguage = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The text of a file. Empty if there is none. */
export const readText = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/**
 * Reads a content file and fills in the facts of the company. Each problem has file, line, entry, field and
 * remedy.
 */
export function readYaml<T extends z.ZodType>(
  file: string,
  schema: T,
  facts: FactsByLanguage = {},
  text = readText(file),
): YamlFile<z.infer<T>> {
  const id = basename(file, '.yaml');
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const problemAt = (path: readonly PropertyKey[], message: string, lineOfText = 0): Problem => ({
    file,
    line: lines.linePos(offsetOf(document, path)).line + lineOfText,
    ...(lineOfText > 0 && { lineOfText }),
    entry: id,
    field: path.join('.') || 'entry',
    message,
  });

  const unreadable = syntaxProblem(file, text, lines, document);
  if (unreadable) return { path: file, id, value: undefined, problems: [unreadable], problemAt };
  const { data, error: mistakes } = schema.safeParse(withFacts(document.toJS(), facts));
  const problems = (mistakes?.issues ?? []).map((issue) => {
    // An unknown field is reported at its own line.
    const [unknown] = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const { field } = problemAt(issue.path, '');
    const path = unknown === undefined ? issue.path : [...issue.path, unknown];
    return { ...problemAt(path, issue.message), field };
  });
  return { path: file, id, value: data, problems, problemAt };
}

/** Why nothing in a file can be read, if it is so. */
export function syntaxProblem(
  file: string,
  text: string,
  lines = new LineCounter(),
  document = parseDocument(text, { lineCounter: lines }),
): Problem | undefined {
  const error = firstError(file, text, document);
  if (!error) return;
  const textLines = text.split('\n');
  const unclosed = error.isOfForm ? textLines.findIndex((line) => unclosedQuote.test(line)) + 1 : 0;
  const found = unclosed || lines.linePos(error.offset).line;
  // The parser takes a line that begins too far right for a part of the text above it.
  const [above = '', below = ''] = textLines.slice(found - 1, found + 1);
  const isTooFar = error.code === 'BLOCK_AS_IMPLICIT_KEY' && indent(below) > indent(above);
  const line = isTooFar ? found + 1 : found;
  const source = (isTooFar ? below : above).trim();
  const [, field = 'line'] = /^(?:- )?([\w-]+):/.exec(source) ?? [];
  // Without a quote or bracket, something else goes on: an entry of a list beside the name of the list, for example.
  const isUnclear = error.code === 'UNEXPECTED_TOKEN' && !/(?:: *|^- +)['"[{]/.test(source);
  const message =
    (!isUnclear && syntax[isTooFar ? 'BAD_INDENT' : error.code]) ||
    'cannot be read; compare it with another file.';
  return { file, line, entry: basename(file, '.yaml'), field, message };
}

/** The code and place of the first mistake, and whether it is one in the form of YAML. */
function firstError(file: string, text: string, document: ReturnType<typeof parseDocument>) {
  if (text.trim() === '' && existsSync(file)) return { code: 'EMPTY', offset: 0 };
  const unreadable = text.search(/[\uFFFD\0]/);
  if (unreadable >= 0) return { code: 'NOT_UTF_8', offset: unreadable };
  // The parser warns of a text that begins with `!`, and leaves one that begins with `*` to its reader.
  const [error] = [...document.errors, ...document.warnings];
  if (error) return { code: error.code, offset: error.pos[0], isOfForm: true };
  let found: { code: string; offset: number } | undefined;
  visit(document, {
    Alias: (_, { range }) => {
      found ??= { code: 'BAD_ALIAS', offset: range?.[0] ?? 0 };
    },
    Pair: (_, { key, value }) => {
      if (!isScalar(key) || !codes.includes(key.value) || !isScalar(value) || !value.range) return;
      const [start, end] = value.range;
      if (value.type === 'PLAIN' && /^[ \t]+#/.test(text.slice(end)))
        found ??= { code: 'REMARK', offset: start };
    },
  });
  return found;
}

/** Names of fields with a text. */
const codes: readonly unknown[] = languages.map(({ code }) => code);

const indent = (line: string) => line.search(/\S|$/);

/** A file with the facts of the company in its texts. */
function withFacts(value: unknown, facts: FactsByLanguage, code = ''): unknown {
  if (typeof value === 'string') return fillFacts(value, facts[code] ?? {});
  if (Array.isArray(value)) return value.map((part) => withFacts(part, facts, code));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      withFacts(part, facts, key in facts ? key : code),
    ]),
  );
}

/** Where a field begins, or the nearest group around it that exists. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth--) {
    const parent = document.getIn(path.slice(0, depth - 1), true);
    const node = document.getIn(path.slice(0, depth), true);
    const pair = isMap(parent)
      ? parent.items.find(({ key }) => isScalar(key) && key.value === path[depth - 1])
      : undefined;
    const found = pair?.key ?? node;
    if (isNode(found) && found.range) return found.range[0];
  }
  return 0;
}
