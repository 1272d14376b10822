import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildCache } from './build-cache.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const result = (text: string) => vi.fn(async () => Buffer.from(text));
const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000);

test('reads the result of the same inputs, also in the next build', async () => {
  const make = result('result');
  await buildCache(folder).get(['code', 'text'], make);
  expect(String(await buildCache(folder).get(['code', 'text'], make))).toBe('result');
  expect(make).toHaveBeenCalledOnce();
});

test('makes a new result if any input has changed', async () => {
  const cache = buildCache(folder);
  await cache.get(['code', 'text'], result('first'));
  for (const inputs of [['code', 'other'], ['other', 'text'], ['codet', 'ext'], ['code'], []])
    expect(String(await cache.get(inputs, result(`of ${inputs}`)))).toBe(`of ${inputs}`);
});

test('keeps nothing if making the result fails', async () => {
  const cache = buildCache(folder);
  const failing = () => Promise.reject(new Error('failed'));
  await expect(cache.get(['text'], failing)).rejects.toThrow('failed');
  expect(String(await cache.get(['text'], result('second')))).toBe('second');
});

test('the same inputs at the same time are made once', async () => {
  const cache = buildCache(folder);
  const make = result('result');
  const results = await Promise.all([1, 2, 3].map(() => cache.get(['text'], make)));
  expect(results.map(String)).toEqual(['result', 'result', 'result']);
  expect(make).toHaveBeenCalledOnce();
  expect(readdirSync(folder)).toHaveLength(1);
});

test('removes what no build has used for a day', async () => {
  await buildCache(folder).get(['recent'], result('recent'));
  const [recent = ''] = readdirSync(folder);
  await buildCache(folder).get(['old'], result('old'));
  for (const name of readdirSync(folder))
    if (name !== recent) utimesSync(join(folder, name), days(2), days(2));
  buildCache(folder).removeUnused();
  expect(readdirSync(folder)).toEqual([recent]);
});

test('keeps an old result that this build has used', async () => {
  await buildCache(folder).get(['old'], result('old'));
  const file = join(folder, readdirSync(folder)[0] ?? '');
  utimesSync(file, days(40), days(40));
  const cache = buildCache(folder);
  await cache.get(['old'], result('new'));
  cache.removeUnused();
  expect(existsSync(file)).toBe(true);
});
