import { part } from './part.ts';

/** Sentences about products that may share a container. */
export const cargoTexts = part('words/cargo');

type CargoTexts = typeof cargoTexts;
export type CargoRule = keyof CargoTexts['conflicts'];
