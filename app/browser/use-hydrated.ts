import { startTransition, useEffect, useState } from 'react';

/**
 * Whether the page that the browser loaded has been hydrated: what is rendered now was not prerendered.
 * app/app.tsx sets this performance mark.
 */
export const hasHydrated = () => performance.getEntriesByName('hydrated').length > 0;

/**
 * False during hydration. Until then, the query, hash and clock must not affect the rendering. The change is a
 * transition, because React would otherwise render what depends on it in the same task as the end of the hydration.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(hasHydrated);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}
