// What is typed and not saved yet. The browser keeps it, so that nothing is lost when the page is closed.
import type { Values } from '../form.ts';

export interface Draft {
  value: Values;
  /** Of the file when it was opened. */
  version?: string | undefined;
}

const keyOf = (kind: string, id: string) => `edit:${kind}/${id}`;

/** What a task answers, or something else if the storage is blocked, full or has nothing that can be read. */
function orElse<Answer>(otherwise: Answer, task: () => Answer): Answer {
  try {
    return task();
  } catch {
    return otherwise;
  }
}

export const readDraft = (kind: string, id: string): Draft | undefined =>
  orElse(undefined, () => JSON.parse(localStorage.getItem(keyOf(kind, id)) ?? 'null') ?? undefined);

/** @returns whether the browser keeps it. If not, only the open form has what was typed */
export const keepDraft = (kind: string, id: string, draft: Draft): boolean =>
  orElse(false, () => {
    localStorage.setItem(keyOf(kind, id), JSON.stringify(draft));
    return true;
  });

/** The entries of a kind that have a draft. */
export const draftsOf = (kind: string): string[] =>
  orElse([], () =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith(keyOf(kind, '')))
      .map((key) => key.slice(keyOf(kind, '').length)),
  );

export const dropDraft = (kind: string, id: string): void =>
  orElse(undefined, () => localStorage.removeItem(keyOf(kind, id)));
