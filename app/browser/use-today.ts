import { localDate } from './local-date.ts';
import { useHydrated } from './use-hydrated.ts';

/** The date of the build, as `2025-04-15`. */
export const buildDate: string = import.meta.env.VITE_BUILD_DATE;

/** Today's date, as `2025-04-15`. The prerendered page has the date of the build. */
export function useToday(): string {
  return useHydrated() ? localDate(new Date()) : buildDate;
}
