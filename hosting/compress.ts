import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BuildCache } from '../scripts/build-cache.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const thisFile = readFileSync(import.meta.filename);

const compressible = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.json',
  '.xml',
  '.txt',
  '.webmanifest',
]);

/** Writes a `.br` and a `.gz` file beside every text file, so that hosts need not compress responses. */
export async function compressFolder(folder: string, cache: BuildCache): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const texts = files.filter((file) => compressible.has(extname(file)));
  await Promise.all(texts.map((file) => compressFile(join(folder, file), cache)));
}

async function compressFile(file: string, cache: BuildCache): Promise<void> {
  const text = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const compressed = await cache.get([thisFile, text], () => brotli(text, { params }));
  await writeFile(`${file}.br`, compressed);
  // Not from the cache: gzip is as fast as reading.
  await writeFile(`${file}.gz`, await gzipped(text, { level: constants.Z_BEST_COMPRESSION }));
}
