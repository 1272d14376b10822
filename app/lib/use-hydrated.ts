import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while a prerendered page is being hydrated, true ever after. What the build could not know
 * (the query, the hash, the visitor's clock) may be read once it is true; sooner, React would find
 * a page unlike the prerendered one.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
