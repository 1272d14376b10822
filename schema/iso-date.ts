/** Whether a text is a day that exists, in the form “2025-04-15”. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // Date accepts February 30 and turns it into March 2.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
