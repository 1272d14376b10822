import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildCache } from './build-cache.ts';
import { compressFolder, mostBestPages } from './compress.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compress-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a changed page is compressed again', async () => {
  const site = join(folder, 'site');
  mkdirSync(site);
  for (const text of ['<p>first</p>', '<p>second</p>', '<p>first</p>']) {
    writeFileSync(join(site, 'index.html'), text);
    await compressFolder(site, buildCache(join(folder, 'cache')));
    expect(String(brotliDecompressSync(readFileSync(join(site, 'index.html.br'))))).toBe(text);
    expect(String(gunzipSync(readFileSync(join(site, 'index.html.gz'))))).toBe(text);
  }
});

test('pages of a folder with many are compressed faster, and all others best', async () => {
  const text = readFileSync('README.md');
  const many = join(folder, 'site/many');
  mkdirSync(many, { recursive: true });
  const page = join(folder, 'site/index.html');
  const others = Array.from({ length: mostBestPages + 1 }, (_, index) =>
    join(many, `${index}.html`),
  );
  for (const file of [page, ...others]) writeFileSync(file, text);
  await compressFolder(join(folder, 'site'), buildCache(join(folder, 'cache')));
  const sizes = others.map((file) => statSync(`${file}.br`).size);
  expect(Math.min(...sizes)).toBeGreaterThan(statSync(`${page}.br`).size);
});
