import css from '#typefaces/fonts.css?inline';
import { styleSheet } from './style-sheet.ts';

/** A style sheet that contains the fonts, for browsers without script. */
export const fontStyles = styleSheet('fonts', css);
