import { part } from './part.ts';
import type { SeasonTexts } from './season-texts-in.ts';

/** Texts about seasons. */
export const seasonTexts: SeasonTexts = part('seasonTexts');
