import { monthKeys } from '../../schema/months.ts';
import type { SeasonLevel, Year } from './season.ts';
import { type Crop, yearOfCrop } from './season.ts';

const levels: Readonly<Record<string, Exclude<SeasonLevel, 'none'> | 'unknown'>> = {
  P: 'peak',
  x: 'usual',
  o: 'possible',
  '?': 'unknown',
};

/** The months of a crop in twelve letters, January first, for tests: “P P o - - - - - - - x P”. */
export const monthsInLetters = (letters: string): Crop['months'] =>
  Object.fromEntries(letters.split(' ').map((letter, index) => [monthKeys[index], levels[letter]]));

/** The year of a crop with these months, for tests. */
export const yearInLetters = (letters: string): Year =>
  yearOfCrop({ months: monthsInLetters(letters) });
