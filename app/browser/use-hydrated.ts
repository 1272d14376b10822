import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

let isFirstPageHydrated = false;

/** Whether the page that the browser loaded has been hydrated: what is rendered now was not prerendered. */
export const hasHydrated = () => isFirstPageHydrated;

/** Call once, when the page has been hydrated. */
export function setHydrated() {
  isFirstPageHydrated = true;
}

/** False during hydration. Until then, the query, hash and clock must not affect the rendering. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
