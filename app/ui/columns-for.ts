/**
 * How many columns suit so many cards: `most`, or one less where the last row would then have fewer
 * empty places.
 */
export function columnsFor(cards: number, most: 3 | 4): number {
  const emptyPlaces = (columns: number) => (columns - (cards % columns)) % columns;
  return emptyPlaces(most - 1) < emptyPlaces(most) ? most - 1 : most;
}
