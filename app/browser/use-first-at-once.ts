import { useDeferredValue } from 'react';

/** Two rows of cards on a wide screen. With more, a slow phone answers too late (decision 0047). */
const shownAtOnce = 8;

/**
 * The first items of a list, and all of them right after, so that a key or a tap that changes the list is answered at
 * once. The first list is complete.
 *
 * @param items the same object until the list changes
 */
export function useFirstAtOnce<Item>(items: readonly Item[]): readonly Item[] {
  const complete = useDeferredValue(items);
  return complete === items ? items : items.slice(0, shownAtOnce);
}
