import { part } from './part.ts';

/** The background colours of the categories, by their ids. */
export const categoryColours = part('categoryColours');
