import css from '#typefaces/fonts.css?inline';
import { styleSheet } from './style-sheet.ts';

/**
 * A style sheet that contains the fonts. The `load` event waits for style sheets, and not
 * for preloaded fonts: a print right after it has the fonts. And the browser lays out the text once, not
 * once for each font.
 */
export const fontStyles = styleSheet('fonts', css);
