import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { fontCharacters } from '../scripts/fonts.ts';

/** The typefaces of Arabic headings, the second with punctuation. */
const fonts = ['markazi-text', 'markazi-text-punctuation'];
const fontFiles = new Map<string, Promise<string>>();

/**
 * Draws words whose letters are joined and run from right to left, which Satori cannot do. Pango, which is part
 * of sharp, can.
 * @param size of the letters, in pixels
 * @param width of the longest line, in pixels
 */
export async function shapedWords(text: string, size: number, width: number, colour: string) {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const draw = async (name: string) =>
    sharp({
      text: {
        text: `<span foreground="${colour}">${escaped}</span>`,
        // At 72 dpi, a point is a pixel.
        font: `Markazi Text ${size}`,
        fontfile: await fontFile(name),
        dpi: 72,
        width,
        rgba: true,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
  // A font that was given once stays known, so the last picture has the glyphs of all of them.
  for (const name of fonts.slice(1)) await draw(name);
  const { data, info } = await draw(fonts[0] ?? '');
  return {
    src: `data:image/png;base64,${data.toString('base64')}`,
    width: info.width,
    height: info.height,
  };
}

/** Pango reads TrueType, but not WOFF2. */
function fontFile(name: string): Promise<string> {
  const known = fontFiles.get(name) ?? convert(name);
  fontFiles.set(name, known);
  return known;
}

async function convert(name: string): Promise<string> {
  const font = readFileSync(`app/ui/writing/arabic/${name}.woff2`);
  const { arabic, arabicPunctuation } = fontCharacters;
  const file = join(mkdtempSync(join(tmpdir(), 'font-')), `${name}.ttf`);
  writeFileSync(
    file,
    await subsetFont(font, arabic + arabicPunctuation, { targetFormat: 'truetype' }),
  );
  return file;
}
