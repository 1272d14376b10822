import { language } from './languages.ts';
import { part } from './part.ts';
import { seasonTextsIn } from './season-texts-in.ts';

/** Texts about seasons. */
export const seasonTexts = seasonTextsIn(part('words/seasons'), language);

export type SeasonTexts = typeof seasonTexts;
