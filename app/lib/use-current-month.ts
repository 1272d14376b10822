import type { Month } from './season.ts';
import { useHydrated } from './use-hydrated.ts';

/** The month of the visitor's clock; nothing in the prerendered page, which may be read months later. */
export function useCurrentMonth(): Month | undefined {
  return useHydrated() ? new Date().getMonth() + 1 : undefined;
}
