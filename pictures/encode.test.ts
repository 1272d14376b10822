import { readdir, readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodedAddress, pictureRoles, rolesOfKind, widthsOf } from '../app/ui/picture-roles.ts';
import { hashOf, readManifest, servedFiles } from './encode.ts';
import { masterOf, readTable } from './table.ts';

const table = readTable();
const manifest = await readManifest();

test.each(table)('the encodings of $id are of its master', async (row) => {
  const bytes = await readFile(masterOf(row));
  expect(manifest[row.id]?.hash, 'run npm run pictures:encode').toBe(hashOf(bytes, row));
});

test('every encoding is there and none is left over', async () => {
  const wanted = Object.entries(manifest).flatMap(([id, master]) => servedFiles(id, master));
  expect((await readdir('public/pictures')).sort()).toEqual(wanted.sort());
  expect(Object.keys(manifest)).toEqual(table.map(({ id }) => id));
});

test.each(Object.entries(manifest))(
  '%s is never heavier than its role allows',
  async (id, master) => {
    for (const role of rolesOfKind[master.kind]) {
      for (const width of widthsOf(master, role)) {
        const address = encodedAddress(id, master, role, width);
        const { size } = await stat(`public${address}`);
        expect(size, address).toBeLessThanOrEqual(pictureRoles[role].most);
      }
    }
  },
);

test.each(Object.entries(manifest))('%s is as many pixels as its name says', async (id, master) => {
  for (const role of rolesOfKind[master.kind]) {
    for (const width of widthsOf(master, role)) {
      const address = encodedAddress(id, master, role, width);
      const encoded = await sharp(`public${address}`).metadata();
      expect(encoded.width, address).toBe(width);
      expect(encoded.width / encoded.height, address).toBeCloseTo(pictureRoles[role].shape, 1);
    }
  }
});
