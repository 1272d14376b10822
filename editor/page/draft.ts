// What is typed and not saved yet. The browser keeps it, so that nothing is lost when the page is closed.
import type { Values } from '../form.ts';

export interface Draft {
  value: Values;
  /** Of the file when it was opened. */
  version?: string | undefined;
}

const keyOf = (kind: string, id: string) => `edit:${kind}/${id}`;

export function readDraft(kind: string, id: string): Draft | undefined {
  try {
    return JSON.parse(localStorage.getItem(keyOf(kind, id)) ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(kind: string, id: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(kind, id), JSON.stringify(draft));
  } catch {
    // The storage is full or blocked. The form still has what was typed.
  }
}

/** The entries of a kind that have a draft. */
export const draftsOf = (kind: string): string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(keyOf(kind, '')))
    .map((key) => key.slice(keyOf(kind, '').length));

export const dropDraft = (kind: string, id: string): void =>
  localStorage.removeItem(keyOf(kind, id));
