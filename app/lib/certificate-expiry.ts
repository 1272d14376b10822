import { isoDate } from '../../content/iso-date.ts';

/** Whether the last valid day, `expires` (“April 15, 2025”), is before `today` (`2025-04-15`). */
export function isExpired(expires: string, today: string): boolean {
  const lastDay = isoDate(expires);
  return lastDay === undefined || lastDay < today;
}
