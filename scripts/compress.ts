import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BuildCache } from './build-cache.ts';

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
  '.csv',
  '.webmanifest',
]);

/**
 * A folder with more pages than this, such as the products of a large site, gets a lower quality of Brotli.
 * The highest one takes 0.1 s a page, this one a fifth of it; its pages are 10 to 12 % larger.
 */
export const mostBestPages = 100;
const quickQuality = 6;

/** Writes a `.br` and a `.gz` file beside every text file, so that hosts need not compress responses. */
export async function compressFolder(folder: string, cache: BuildCache): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const texts = files.filter((file) => compressible.has(extname(file)));
  const pages = Map.groupBy(
    texts.filter((file) => extname(file) === '.html'),
    dirname,
  );
  await Promise.all(
    texts.map((file) => {
      const isOneOfMany =
        extname(file) === '.html' && (pages.get(dirname(file)) ?? []).length > mostBestPages;
      const quality = isOneOfMany ? quickQuality : constants.BROTLI_MAX_QUALITY;
      return compressFile(join(folder, file), quality, cache);
    }),
  );
}

async function compressFile(file: string, quality: number, cache: BuildCache): Promise<void> {
  const text = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const compressed = await cache.get([thisFile, String(quality), text], () =>
    brotli(text, { params }),
  );
  await writeFile(`${file}.br`, compressed);
  // Not from the cache: gzip is as fast as reading.
  await writeFile(`${file}.gz`, await gzipped(text, { level: constants.Z_BEST_COMPRESSION }));
}
