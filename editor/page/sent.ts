// What a save has sent is kept until it is answered, for all windows and after the next start. Otherwise a file that was
// written without an answer would be one that somebody else has changed. It is not in the draft, which other windows
// write, too.
import { attempt } from '../../app/browser/attempt.ts';
import { storeText } from '../../app/browser/store-text.ts';
import type { Values } from '../form.ts';
import { savedVersion } from './ask.ts';

const keyOf = (kind: string, id: string) => `sent:${kind}/${id}`;

/** @param value none once the save is answered */
export function keepSent(kind: string, id: string, value?: Values): void {
  storeText(() => localStorage, keyOf(kind, id), value ? JSON.stringify(value) : null);
}

/** What the file of an entry has from a save that was not answered, and its version. */
export async function writtenUnanswered(
  kind: string,
  id: string,
  signal?: AbortSignal,
): Promise<{ value: Values; version: string } | undefined> {
  const value: Values | undefined = attempt(() =>
    JSON.parse(localStorage.getItem(keyOf(kind, id)) ?? 'null'),
  );
  const version = value && (await savedVersion(kind, id, value, signal));
  return version ? { value, version } : undefined;
}
