import { readdir, readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  encodedAddress,
  pictureRoles,
  rolesOfKind,
  widthsOf,
} from '../app/picture/picture-roles.ts';
import { encodingHash, servedFiles } from './encode.ts';
import { encodedPictures, masterPath, readTable } from './table.ts';

const pictures = encodedPictures();

test.each(readTable())('$id has been encoded from its current master and settings', async (row) => {
  const bytes = await readFile(masterPath(row));
  expect(row.hash, 'run npm run pictures:encode').toBe(encodingHash(bytes, row));
});

test('public/pictures has exactly the files of the table', async () => {
  const wanted = pictures.flatMap(servedFiles);
  expect((await readdir('public/pictures')).sort()).toEqual(wanted.sort());
});

test.each(pictures)('the files of $id are not larger than their roles allow', async (picture) => {
  for (const role of rolesOfKind[picture.kind]) {
    for (const width of widthsOf(picture, role)) {
      const address = encodedAddress(picture, role, width);
      const { size } = await stat(`public${address}`);
      expect(size, address).toBeLessThanOrEqual(pictureRoles[role].most);
    }
  }
});

test.each(pictures)(
  'the files of $id have the width in their name and the shape of their role',
  async (picture) => {
    for (const role of rolesOfKind[picture.kind]) {
      for (const width of widthsOf(picture, role)) {
        const address = encodedAddress(picture, role, width);
        const encoded = await sharp(`public${address}`).metadata();
        expect(encoded.width, address).toBe(width);
        expect(encoded.width / encoded.height, address).toBeCloseTo(pictureRoles[role].shape, 1);
      }
    }
  },
);
