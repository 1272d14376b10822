import { part } from './part.ts';

/** The texts of a picture that fills the screen. They load with it. */
export const lightboxTexts = part('words/lightbox');
