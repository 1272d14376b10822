import { part } from './part.ts';

/** The encoded pictures. */
export const pictures = part('pictures');
