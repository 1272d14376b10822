import { attempt } from './attempt.ts';

/** Stores a text, or removes what is stored if the text is null. Returns whether the browser has done so. */
export function storeText(storage: () => Storage, key: string, text: string | null): boolean {
  const isStored = attempt(() => {
    if (text === null) storage().removeItem(key);
    else storage().setItem(key, text);
    return true;
  });
  return isStored ?? false;
}
