import { part } from './part.ts';

/** What is in season this month: its heading, and the link to the calendar. */
export const inSeason = part('words/in-season');
