import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False during hydration. Until then, the query, hash and clock must not affect the rendering. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
