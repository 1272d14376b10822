import { part } from './part.ts';

/** What pictures show, by their addresses. */
export const pictureDescriptions: Readonly<Record<string, string>> = part('pictureDescriptions');
