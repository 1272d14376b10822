import { part } from './part.ts';

/** The names of the months, January first. */
export const monthNames = part('monthNames');
