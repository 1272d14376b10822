import { useHydrated } from '../browser/use-hydrated.ts';
import type { Month } from './season.ts';

/** The month of the visitor's clock. For the browser only. */
export const monthNow = (): Month => new Date().getMonth() + 1;

/** The month of the visitor's clock. Undefined before hydration, because the page may be built months earlier. */
export function useCurrentMonth(): Month | undefined {
  return useHydrated() ? monthNow() : undefined;
}
