/** `max` columns or one less: the number with fewer gaps in the last row. */
export function columnsFor(items: number, max: 3 | 4): number {
  const gaps = (columns: number) => (columns - (items % columns)) % columns;
  return gaps(max - 1) < gaps(max) ? max - 1 : max;
}
