import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pictureAddress } from '../app/picture/picture-roles.ts';
import { buildCache } from '../scripts/build-cache.ts';
import { makePreviews, type Previews } from './link-previews.ts';
import { readTable } from './table.ts';

const [picture = '', otherPicture = ''] = readTable().map(({ id }) => pictureAddress(id));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'link-previews-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const cache = () => join(folder, 'cache');

/** The bytes of the preview of one page. */
async function previewOf(
  change: Partial<Previews & Previews['pages'][number]> = {},
): Promise<Buffer> {
  const { direction = 'ltr', brand = 'Bustan', ...page } = change;
  const pages = [{ address: '/preview.jpg', title: 'Carrots', picture, ...page }];
  await makePreviews(folder, { direction, brand, pages }, buildCache(cache()));
  return readFileSync(join(folder, 'preview.jpg'));
}

test('a preview is read from the cache, and drawn again if anything that it shows has changed', {
  timeout: 60_000,
}, async () => {
  const first = await previewOf();
  const kept = readdirSync(cache()).length;
  expect(await previewOf()).toEqual(first);
  expect(readdirSync(cache())).toHaveLength(kept);
  const changes = [
    { title: 'Onions' },
    { brand: 'Another' },
    { picture: otherPicture },
    { direction: 'rtl' as const, title: 'جزر' },
  ];
  const others = [first];
  for (const change of changes) others.push(await previewOf(change));
  expect(new Set(others.map((preview) => preview.toString('base64'))).size).toBe(others.length);
});
