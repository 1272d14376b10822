import { readdir, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureAddress } from '../app/picture/picture-roles.ts';
import { masterPath, readTable } from './table.ts';

const table = readTable();

/** A difference hash: 64 bits, one for each pixel of a 9 × 8 version that is brighter than the next in its row or not. */
async function perceptualHash(file: string): Promise<boolean[]> {
  const pixels = await sharp(file).greyscale().resize(9, 8, { fit: 'fill' }).raw().toBuffer();
  return [...pixels].flatMap((pixel, at) =>
    at % 9 === 8 ? [] : [pixel > (pixels[at + 1] as number)],
  );
}

const differences = (a: boolean[], b: boolean[]) => a.filter((bit, at) => bit !== b[at]).length;

test('every master is a finished picture of the size in pictures.json', async () => {
  for (const row of table) {
    expect.soft(row.zoom ?? 1, `crops of ${row.id} would be enlarged`).toBeGreaterThan(2 / 3);
    const { format, width, height, icc, xmp, iptc } = await sharp(masterPath(row)).metadata();
    expect.soft([format, width, height], row.id).toEqual(['jpeg', row.width, row.height]);
    // The profile's name has two bytes for each character.
    const profile = icc?.toString('latin1').replaceAll('\0', '');
    expect.soft(profile, `${row.id} has no colour profile`).toContain('sRGB');
    expect.soft([xmp, iptc], `${row.id} has metadata`).toEqual([undefined, undefined]);
  }
});

test('pictures/masters has exactly the pictures of pictures.json', async () => {
  const files = (await readdir('pictures/masters')).sort();
  expect(files).toEqual(table.map(({ id }) => `${id}.jpg`).sort());
});

// The next two tests leave out photographs: editors may add many, also two of the same subject.
const rendered = table.filter(({ photograph }) => !photograph);

test('the rendered masters are at most 60 MB together', async () => {
  const sizes = await Promise.all(rendered.map((row) => stat(masterPath(row))));
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(60_000_000);
});

test('no two rendered pictures look alike', async () => {
  const hashes = await Promise.all(
    rendered.map(({ id }) => perceptualHash(`public${pictureAddress(id)}`)),
  );
  const alike = rendered.flatMap((row, at) =>
    rendered
      .slice(0, at)
      .filter((_, other) => differences(hashes[at] as boolean[], hashes[other] as boolean[]) < 6)
      .map((other) => `${other.id} and ${row.id}`),
  );
  expect(alike).toEqual([]);
});
