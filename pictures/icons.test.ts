import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawIcon, icons } from './icons.ts';

/** The PNG of a committed icon. In an .ico it follows a header of 22 bytes. */
async function committed(file: string) {
  const bytes = await readFile(`public/${file}`);
  return file.endsWith('.ico') ? bytes.subarray(22) : bytes;
}

const pixels = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer();

test.each(icons)('$file is a square of $side px and shows the current logo', async (icon) => {
  const png = await committed(icon.file);
  const { width, height, format } = await sharp(png).metadata();
  expect({ width, height, format }).toEqual({ width: icon.side, height: icon.side, format: 'png' });
  const [is, shouldBe] = [await pixels(png), await pixels(await drawIcon(icon))];
  // Edges can be rounded differently on another machine.
  const difference = is.reduce((sum, value, at) => sum + Math.abs(value - (shouldBe[at] ?? 0)), 0);
  expect(difference / is.length, 'run npm run pictures:icons').toBeLessThan(1);
});

test('the logo of the maskable icon stays in the circle that every device shows', async () => {
  const icon = icons.find(({ file }) => file.includes('maskable'));
  if (!icon) throw new Error('There is no maskable icon.');
  const data = await pixels(await drawIcon(icon));
  const middle = icon.side / 2;
  const isBackground = (at: number) => data.subarray(at, at + 3).equals(data.subarray(0, 3));
  let drawnOutside = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [x, y] = [(at / 4) % icon.side, Math.floor(at / 4 / icon.side)];
    if (Math.hypot(x - middle, y - middle) > middle * 0.8 && !isBackground(at)) drawnOutside += 1;
  }
  expect(drawnOutside).toBe(0);
});

test('the header of the .ico describes its one picture', async () => {
  const ico = await readFile('public/favicon.ico');
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6], ico[7]]).toEqual([1, 1, 32, 32]);
  expect(ico.readUInt32LE(14) + ico.readUInt32LE(18)).toBe(ico.length);
});
