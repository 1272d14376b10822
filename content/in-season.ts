import { part } from './part.ts';

/** What is in season this month: its heading, the link to the calendar, and how much each product is in season. */
export const inSeason = part('words/in-season');
