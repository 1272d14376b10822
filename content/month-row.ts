/** The level of a crop in a month. A month without a level is not known. */
export type SeasonLevel = 'peak' | 'usual' | 'possible' | 'none';

/** Twelve levels, January first. Undefined if the month is not known. */
export type Year = readonly (SeasonLevel | undefined)[];

/** The levels by their letters in a row of months. */
export const monthLetters: Readonly<Record<string, SeasonLevel | undefined>> = {
  P: 'peak',
  x: 'usual',
  o: 'possible',
  '-': 'none',
  '?': undefined,
};

/** Reads a row of months of content/seasons.ts: “P P o - - - - - - - x P”. */
export function readMonths(row: string): Year {
  return row.split(' ').map((letter) => monthLetters[letter]);
}
