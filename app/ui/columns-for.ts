/**
 * The number of columns that leaves the last row fullest, where there is room for three or for four.
 * Where that is the same, the larger number.
 */
export function columnsFor(items: number, most: 3 | 4): number {
  const emptyPlaces = (columns: number) => (columns - (items % columns)) % columns;
  return emptyPlaces(most - 1) < emptyPlaces(most) ? most - 1 : most;
}
