import { monthNames } from './month-names.ts';

/** “April 15, 2025” as “2025-04-15”; undefined for any other format and for a day that does not exist. */
export function isoDate(display: string): string | undefined {
  const [, month = '', day = '', year = ''] =
    /^([A-Z][a-z]+) (\d{1,2}), (\d{4})$/.exec(display) ?? [];
  const monthNumber = monthNames.indexOf(month) + 1;
  const iso = `${year}-${String(monthNumber).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  // Date accepts February 30 and turns it into March 2.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}
