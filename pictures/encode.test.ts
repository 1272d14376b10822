import { readdir, readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  encodedAddress,
  pictureRoles,
  rolesOfKind,
  widthsOf,
} from '../app/picture/picture-roles.ts';
import { encodingHash, mostBytes } from './encode.ts';
import { servedFiles } from './picture-files.ts';
import { encodedPictures, masterPath, readTable } from './table.ts';

const pictures = encodedPictures();

test('every picture has been encoded from its current master and settings', async () => {
  for (const row of readTable()) {
    const bytes = await readFile(masterPath(row));
    expect.soft(row.hash, `${row.id}: run npm run pictures:encode`).toBe(encodingHash(bytes, row));
  }
});

test('public/pictures has exactly the files of the table', async () => {
  const wanted = pictures.flatMap(servedFiles);
  expect((await readdir('public/pictures')).sort()).toEqual(wanted.sort());
});

test('every file has the width in its name, the shape of its role and a size that its role allows', async () => {
  for (const picture of pictures)
    for (const role of rolesOfKind[picture.kind])
      for (const expected of widthsOf(picture, role)) {
        const address = encodedAddress(picture, role, expected);
        const { shape } = pictureRoles[role];
        const { width, height } = await sharp(`public${address}`).metadata();
        expect.soft(width, address).toBe(expected);
        expect.soft(width / height, address).toBeCloseTo(shape, 1);
        expect
          .soft((await stat(`public${address}`)).size, address)
          .toBeLessThanOrEqual(mostBytes[role]);
      }
});
