import { part } from './part.ts';

/** What pictures show, by their addresses. */
export const pictureTitles: Readonly<Record<string, string>> = part('pictureTitles');
