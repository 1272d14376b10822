import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Problem } from '../content/check-problem.ts';

export interface YamlFile<T> {
  /** The name of the file. */
  id: string;
  /** Undefined if the file has problems. */
  value: T | undefined;
  problems: Problem[];
  /** A problem at a field, such as `['season', 'note']`. */
  problemAt: (path: readonly PropertyKey[], message: string) => Problem;
}

/** Mistakes in the form of a file, in words that say what to do. */
const syntax: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'has a colon inside a text; put the whole text in quotes, as in "…".',
  BAD_INDENT:
    'does not begin below its neighbours; give the lines of a group the same indentation.',
  BAD_ALIAS: 'begins with *; put the whole text in quotes.',
  TAB_AS_INDENT: 'begins with a tab; use spaces.',
  DUPLICATE_KEY: 'is there twice; remove one of the two.',
  MISSING_CHAR:
    'lacks a closing quote or bracket, or begins at another place than its neighbours; correct it.',
};

/** A text in quotes is on one line. The parser reports a missing quote at the end of the file. */
const unclosedQuote = /: (?:'(?:[^']|'')*|"(?:[^"\\]|\\.)*)$/;

/** Reads a content file. Each problem has file, line, entry, field and remedy. */
export function readYaml<T extends z.ZodType>(
  file: string,
  schema: T,
  text = readFileSync(file, 'utf8'),
): YamlFile<z.infer<T>> {
  const id = basename(file, '.yaml');
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const problemAt = (path: readonly PropertyKey[], message: string): Problem => ({
    file,
    line: lines.linePos(offsetOf(document, path)).line,
    entry: id,
    field: path.join('.') || 'entry',
    message,
  });

  const [error] = document.errors;
  if (error) {
    const unclosed = text.split('\n').findIndex((line) => unclosedQuote.test(line)) + 1;
    const line = unclosed || lines.linePos(error.pos[0]).line;
    const source = text.split('\n')[line - 1]?.trim() ?? '';
    const [, field = 'line'] = /^(?:- )?([\w-]+):/.exec(source) ?? [];
    const message = syntax[error.code] ?? 'cannot be read; compare it with another file.';
    return {
      id,
      value: undefined,
      problems: [{ file, line, entry: id, field, message }],
      problemAt,
    };
  }
  const { data, error: mistakes } = schema.safeParse(document.toJS());
  const problems = (mistakes?.issues ?? []).map((issue) => {
    // An unknown field is reported at its own line.
    const [unknown] = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const { field } = problemAt(issue.path, '');
    const path = unknown === undefined ? issue.path : [...issue.path, unknown];
    return { ...problemAt(path, issue.message), field };
  });
  return { id, value: data, problems, problemAt };
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
