import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Whether the page that the browser loaded has been hydrated: what is rendered now was not prerendered.
 * app/app.tsx sets this performance mark.
 */
export const hasHydrated = () => performance.getEntriesByName('hydrated').length > 0;

/** False during hydration. Until then, the query, hash and clock must not affect the rendering. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
