import type { Month } from './season.ts';
import { useHydrated } from './use-hydrated.ts';

/** The month of the visitor's clock. Undefined before hydration, because the page may be built months earlier. */
export function useCurrentMonth(): Month | undefined {
  return useHydrated() ? new Date().getMonth() + 1 : undefined;
}
