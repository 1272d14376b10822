import { localDate } from './local-date.ts';
import { useHydrated } from './use-hydrated.ts';

const buildDate: string = import.meta.env.VITE_BUILD_DATE;

/**
 * Today's date, as `2025-04-15`: the day of the build in the prerendered page, the visitor's own
 * once script runs.
 */
export function useToday(): string {
  return useHydrated() ? localDate(new Date()) : buildDate;
}
