import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Adds, moves and removes the entries of a list, and keeps the focus near what was changed.
 * @returns also `list`, for the element whose children are the entries, each with an `EntryHead`
 */
export function useEntries<Entry>(
  entries: readonly Entry[],
  onChange: (entries: readonly Entry[]) => void,
  addControl: RefObject<HTMLElement | null>,
) {
  const list = useRef<HTMLOListElement>(null);
  const add = (entry: Entry) => {
    flushSync(() => onChange([...entries, entry]));
    list.current?.lastElementChild?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  };
  const remove = (index: number) => {
    const left = entries.toSpliced(index, 1);
    flushSync(() => onChange(left));
    // The focus was lost with the entry.
    const next = list.current?.children[Math.min(index, left.length - 1)];
    const removeButton = next?.querySelector<HTMLElement>('.entry-buttons > :last-child');
    (removeButton ?? addControl.current)?.focus();
  };
  const move = (index: number, by: -1 | 1) => {
    const entry = entries[index] as Entry;
    flushSync(() => onChange(entries.toSpliced(index, 1).toSpliced(index + by, 0, entry)));
    // The focus follows the entry, so that it can be moved again.
    const moved = list.current?.children[index + by];
    const buttons = moved?.querySelectorAll<HTMLButtonElement>('.entry-buttons button') ?? [];
    const [up, down] = buttons;
    const same = by < 0 ? up : down;
    (same?.disabled ? (by < 0 ? down : up) : same)?.focus();
  };
  return { list, add, remove, move };
}
