import { createRequire } from 'node:module';
import sharp from 'sharp';

/** The typeface of Arabic headings. */
const fontfile = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/markazi-text/600SemiBold/MarkaziText_600SemiBold.ttf',
);

/**
 * Draws words whose letters are joined and run from right to left, which Satori cannot do. Pango, which is part
 * of sharp, can.
 * @param size of the letters, in pixels
 * @param width of the longest line, in pixels
 */
export async function shapedWords(text: string, size: number, width: number, colour: string) {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped}</span>`,
      // At 72 dpi, a point is a pixel.
      font: `Markazi Text SemiBold ${size}`,
      fontfile,
      dpi: 72,
      width,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return {
    src: `data:image/png;base64,${data.toString('base64')}`,
    width: info.width,
    height: info.height,
  };
}
