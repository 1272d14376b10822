import { isoDate } from '../../content/iso-date.ts';

/**
 * Whether a certificate that expires on the day `expires` (“April 15, 2025”) has expired on `today`
 * (`2025-04-15`). It is valid to the end of that day.
 */
export function isExpired(expires: string, today: string): boolean {
  const lastDay = isoDate(expires);
  return lastDay === undefined || lastDay < today;
}
