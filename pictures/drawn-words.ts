import { createRequire } from 'node:module';
import sharp from 'sharp';
import type { Language } from '../content/languages.ts';

const require = createRequire(import.meta.url);

/** The typefaces of headings, by their names in Pango, which is part of sharp. It cannot read WOFF2, which the site uses. */
const typefaces = {
  ltr: {
    font: 'Fraunces SemiBold',
    fontfile: require.resolve('@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf'),
    scale: 1,
    /** Space between letters as a part of their size, and height of lines as a part of the font's own. */
    spacing: -0.02,
    lineHeight: 0.89,
  },
  rtl: {
    font: 'Markazi Text SemiBold',
    fontfile: require.resolve(
      '@expo-google-fonts/markazi-text/600SemiBold/MarkaziText_600SemiBold.ttf',
    ),
    // Its letters are smaller. They are joined, so no space may be between them.
    scale: 1.25,
    spacing: 0,
    lineHeight: 1,
  },
};

/** Words in the typeface of headings, as a PNG without margins. */
interface DrawnWords {
  input: Buffer;
  width: number;
  height: number;
}

/**
 * Draws words. Pango joins the letters of Arabic and orders them from right to left.
 * @param size of the letters, in pixels
 * @param width of the longest line, in pixels
 */
export async function drawnWords(
  text: string,
  direction: Language['direction'],
  size: number,
  width: number,
  colour: string,
): Promise<DrawnWords> {
  const { font, fontfile, scale, spacing, lineHeight } = typefaces[direction];
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  // Pango counts in 1024ths of a point.
  const style = `letter_spacing="${Math.round(spacing * size * 1024)}" line_height="${lineHeight}"`;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}" ${style}>${escaped}</span>`,
      // At 72 dpi, a point is a pixel.
      font: `${font} ${size * scale}`,
      fontfile,
      dpi: 72,
      width,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}
