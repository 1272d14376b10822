// What is typed and not saved yet. The browser keeps it, so that nothing is lost when the page is closed.
import { attempt } from '../../app/browser/attempt.ts';
import { storeText } from '../../app/browser/store-text.ts';
import type { Values } from '../form.ts';

export interface Draft {
  value: Values;
  /** Of the file when it was opened. */
  version?: string | undefined;
}

const keyOf = (kind: string, id: string) => `edit:${kind}/${id}`;

/** The draft of an entry, if there is one that the browser lets the form read. */
export const readDraft = (kind: string, id: string): Draft | undefined =>
  attempt(() => JSON.parse(localStorage.getItem(keyOf(kind, id)) ?? 'null')) ?? undefined;

/** @returns whether the browser keeps it. If not, only the open form has what was typed */
export const keepDraft = (kind: string, id: string, draft: Draft): boolean =>
  storeText(() => localStorage, keyOf(kind, id), JSON.stringify(draft));

/** The entries of a kind that have a draft. */
export const draftsOf = (kind: string): string[] =>
  (attempt(() => Object.keys(localStorage)) ?? [])
    .filter((key) => key.startsWith(keyOf(kind, '')))
    .map((key) => key.slice(keyOf(kind, '').length));

/** Calls `task` with the draft of an entry when another window changes or drops it. Returns a cleanup function. */
export function onDraftElsewhere(
  kind: string,
  id: string,
  task: (draft: Draft | undefined) => void,
): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === keyOf(kind, id)) task(readDraft(kind, id));
  };
  addEventListener('storage', handleStorage);
  return () => removeEventListener('storage', handleStorage);
}

/** For an entry whose file has what was typed, or that is removed. */
export function dropDraft(kind: string, id: string): void {
  storeText(() => localStorage, keyOf(kind, id), null);
}
