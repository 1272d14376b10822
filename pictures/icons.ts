// Makes the icons that are not SVG out of public/icons/favicon.svg: `npm run pictures:icons`. They
// are committed; a test tells when the sign has changed and they have not.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { brandColours } from '../app/ui/brand-colours.ts';
import { markIn } from './mark.ts';

const { delta, onDark } = brandColours;

/**
 * Every icon by its file in public/, with its side in pixels and the share of it that the sign takes.
 * The sign of a maskable icon stays inside the middle circle of 80 %, whatever shape a device cuts
 * (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
export const icons = [
  { file: 'favicon.ico', side: 32, sign: 1, ground: undefined },
  { file: 'icons/apple-touch-icon.png', side: 180, sign: 0.68, ground: delta },
  { file: 'icons/icon-192.png', side: 192, sign: 0.72, ground: delta },
  { file: 'icons/icon-512.png', side: 512, sign: 0.72, ground: delta },
  { file: 'icons/icon-maskable-512.png', side: 512, sign: 0.58, ground: delta },
] as const;

type Icon = (typeof icons)[number];

/** The sign, dark on nothing or light on a ground, as a PNG. */
export async function drawIcon({ side, sign, ground }: Icon): Promise<Buffer> {
  const size = Math.round(side * sign);
  const svg = Buffer.from(markIn(ground ? onDark : delta));
  const input = await sharp(svg, { density: (72 * size) / 48 })
    .resize(size)
    .png()
    .toBuffer();
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width: side, height: side, channels: ground ? 3 : 4, background } })
    .composite([{ input }])
    .png({ palette: true, quality: 95, effort: 10 })
    .toBuffer();
}

/** One PNG as an .ico file: a header of 22 bytes before it (https://en.wikipedia.org/wiki/ICO_(file_format)). */
function asIco(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one image
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10); // colour plane
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

if (import.meta.main) {
  for (const icon of icons) {
    const png = await drawIcon(icon);
    const bytes = icon.file.endsWith('.ico') ? asIco(png, icon.side) : png;
    await writeFile(join(import.meta.dirname, '../public', icon.file), bytes);
    console.log(`${icon.file}: ${bytes.length} bytes`);
  }
}
