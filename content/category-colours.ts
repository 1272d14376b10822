import { part } from './part.ts';

/** The background colours of the categories, by the categories of products. */
export const categoryColours = part('categoryColours');
