import { part } from './part.ts';

/** What pictures show, by their addresses. */
export const pictureCaptions: Readonly<Record<string, string>> = part('pictureCaptions');
