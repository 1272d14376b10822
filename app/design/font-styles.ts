import { createHash } from 'node:crypto';
import css from '#typefaces/fonts.css?inline';

const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);

/**
 * A style sheet that contains the fonts, and its address. The `load` event waits for style sheets, and not
 * for preloaded fonts: a print right after it has the fonts. And the browser lays out the text once, not
 * once for each font.
 */
export const fontStyles = { address: `/assets/fonts-${hash}.css`, css };
