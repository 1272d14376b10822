/** How sure a month is to have the crop. A month with no level is not known. */
export type SeasonLevel = 'peak' | 'usual' | 'possible' | 'none';

/** Twelve levels, January first; `undefined` where the month is not known. */
export type Year = readonly (SeasonLevel | undefined)[];

/** What the letters of a row of months mean. */
export const monthLetters: Readonly<Record<string, SeasonLevel | undefined>> = {
  P: 'peak',
  x: 'usual',
  o: 'possible',
  '-': 'none',
  '?': undefined,
};

/** Reads a row of months as `content/seasons.ts` writes it: “P P o - - - - - - - x P”. */
export function readMonths(row: string): Year {
  return row.split(' ').map((letter) => monthLetters[letter]);
}
