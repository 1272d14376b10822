import { useHydrated } from '../browser/use-hydrated.ts';
import type { Month } from './season.ts';

/** The month of the visitor's clock. Undefined before hydration, because the page may be built months earlier. */
export function useCurrentMonth(): Month | undefined {
  return useHydrated() ? new Date().getMonth() + 1 : undefined;
}
