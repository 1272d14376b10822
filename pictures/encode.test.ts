import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { hashOf, readManifest, servedFiles } from './encode.ts';
import { readTable } from './table.ts';

const table = readTable();
const manifest = await readManifest();

test.each(table)('$id has a master, and its encodings are up to date', async (row) => {
  const bytes = await readFile(`pictures/masters/${row.id}.jpg`);
  expect(manifest[row.id]?.hash, 'run npm run pictures:encode').toBe(hashOf(bytes, row));
});

test('every encoding is there and none is left over', async () => {
  const wanted = Object.entries(manifest).flatMap(([id, master]) => servedFiles(id, master));
  expect((await readdir('public/pictures')).sort()).toEqual(wanted.sort());
  expect(Object.keys(manifest)).toEqual(table.map(({ id }) => id));
});
