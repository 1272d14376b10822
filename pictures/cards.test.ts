import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildCache } from '../scripts/build-cache.ts';
import { type Cards, makeCards } from './cards.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cards-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const cache = () => join(folder, 'cache');

/** The bytes of the card of one page. */
async function cardOf(change: Partial<Cards & Cards['pages'][number]> = {}): Promise<Buffer> {
  const { direction = 'ltr', brand = 'Bustan', ...page } = change;
  const pages = [
    { address: '/card.jpg', title: 'Carrots', picture: '/pictures/carrots-a.jpg', ...page },
  ];
  await makeCards(folder, { direction, brand, pages }, buildCache(cache()));
  return readFileSync(join(folder, 'card.jpg'));
}

test('a card is read from the cache, and drawn again if anything that it shows has changed', {
  timeout: 60_000,
}, async () => {
  const first = await cardOf();
  const kept = readdirSync(cache()).length;
  expect(await cardOf()).toEqual(first);
  expect(readdirSync(cache())).toHaveLength(kept);
  const changes = [
    { title: 'Onions' },
    { brand: 'Another' },
    { picture: '/pictures/onions-a.jpg' },
    { direction: 'rtl' as const, title: 'جزر' },
  ];
  const others = [first];
  for (const change of changes) others.push(await cardOf(change));
  expect(new Set(others.map((card) => card.toString('base64'))).size).toBe(others.length);
});
