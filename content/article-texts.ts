import { part } from './part.ts';

/** The HTML of all articles by their ids. For the build only: a page loads the article that it shows. */
export const articleTexts = part('articleTexts');
