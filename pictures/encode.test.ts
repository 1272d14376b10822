import { readdir, readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  encodedAddress,
  pictureRoles,
  rolesOfKind,
  widthsOf,
} from '../app/picture/picture-roles.ts';
import { encodingHash, readManifest, servedFiles } from './encode.ts';
import { masterPath, readTable } from './table.ts';

const table = readTable();
const manifest = await readManifest();

test.each(table)('$id has been encoded from its current master and settings', async (row) => {
  const bytes = await readFile(masterPath(row));
  expect(manifest[row.id]?.hash, 'run npm run pictures:encode').toBe(encodingHash(bytes, row));
});

test('public/pictures has exactly the files of the manifest', async () => {
  const wanted = Object.entries(manifest).flatMap(([id, master]) => servedFiles(id, master));
  expect((await readdir('public/pictures')).sort()).toEqual(wanted.sort());
  expect(Object.keys(manifest)).toEqual(table.map(({ id }) => id));
});

test.each(Object.entries(manifest))(
  'the files of %s are not larger than their roles allow',
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

test.each(Object.entries(manifest))(
  'the files of %s have the width in their name and the shape of their role',
  async (id, master) => {
    for (const role of rolesOfKind[master.kind]) {
      for (const width of widthsOf(master, role)) {
        const address = encodedAddress(id, master, role, width);
        const encoded = await sharp(`public${address}`).metadata();
        expect(encoded.width, address).toBe(width);
        expect(encoded.width / encoded.height, address).toBeCloseTo(pictureRoles[role].shape, 1);
      }
    }
  },
);
