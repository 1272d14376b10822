import type { Category } from '../schema/category.ts';
import { part } from './part.ts';

/** The categories of products in the order of display. */
export const categories: readonly Category[] = part('categories');
