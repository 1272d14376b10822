// Makes the PNG and ICO icons from public/icons/favicon.svg: `npm run pictures:icons`. The icons are
// committed; a test fails if the SVG has changed and they have not.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { brandColours } from '../app/design/brand-colours.ts';
import { logoSvg } from './logo.ts';

const { delta, onDark } = brandColours;

/**
 * Every icon: its file in public/, its side in pixels, and the share of the side that the logo takes.
 * Devices crop a maskable icon to any shape, but always show the middle circle of 80 %
 * (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
export const icons = [
  { file: 'favicon.ico', side: 32, logoShare: 1, background: undefined },
  { file: 'icons/apple-touch-icon.png', side: 180, logoShare: 0.68, background: delta },
  { file: 'icons/icon-192.png', side: 192, logoShare: 0.72, background: delta },
  { file: 'icons/icon-512.png', side: 512, logoShare: 0.72, background: delta },
  { file: 'icons/icon-maskable-512.png', side: 512, logoShare: 0.58, background: delta },
] as const;

type Icon = (typeof icons)[number];

/** Draws an icon as a PNG: the logo light on a background, or dark on a transparent one. */
export async function drawIcon({ side, logoShare, background }: Icon): Promise<Buffer> {
  const size = Math.round(side * logoShare);
  const svg = Buffer.from(logoSvg(background ? onDark : delta));
  const input = await sharp(svg, { density: (72 * size) / 48 })
    .resize(size)
    .png()
    .toBuffer();
  const canvas = background
    ? ({ channels: 3, background } as const)
    : ({ channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const);
  return sharp({ create: { width: side, height: side, ...canvas } })
    .composite([{ input }])
    .png({ palette: true, quality: 95, effort: 10 })
    .toBuffer();
}

/** Puts an .ico header of 22 bytes before a PNG (https://en.wikipedia.org/wiki/ICO_(file_format)). */
function asIco(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10); // number of colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
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
