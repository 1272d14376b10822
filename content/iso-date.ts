import { monthNames } from './month-names.ts';

/**
 * Turns an article's display date into the form that machines read: “April 15, 2025” becomes
 * “2025-04-15”. Returns undefined for any other form and for a day that the calendar does not have.
 */
export function isoDate(display: string): string | undefined {
  const [, month = '', day = '', year = ''] =
    /^([A-Z][a-z]+) (\d{1,2}), (\d{4})$/.exec(display) ?? [];
  const monthNumber = monthNames.indexOf(month) + 1;
  const iso = `${year}-${String(monthNumber).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  // Date rolls 30 February over to 2 March instead of refusing it.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}
