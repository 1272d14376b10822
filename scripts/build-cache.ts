import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** In milliseconds since the last use. Copies of the project share the folder (scripts/site-copy.ts), so each keeps what another one uses. */
const keptFor = 24 * 60 * 60 * 1000;

/** The hash of the versions of libraries and fonts, and of Node with its compressors. Every result depends on them. */
const dependencies = createHash('sha256')
  .update(process.version)
  .update(readFileSync(join(import.meta.dirname, '../package-lock.json')))
  .digest();

export type BuildCache = ReturnType<typeof buildCache>;

/** Results that builds keep for the next build: files that are named by the hash of what they are made of. */
export function buildCache(folder = 'node_modules/.cache/bustan') {
  mkdirSync(folder, { recursive: true });
  const used = new Set<string>();
  /** Results in work, by their names: languages ask for the same ones at the same time. */
  const running = new Map<string, Promise<Buffer>>();

  async function readOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const file = join(folder, name);
    try {
      if (existsSync(file)) {
        const now = new Date();
        await utimes(file, now, now);
        return await readFile(file);
      }
      const result = await make();
      // A build that is stopped must not leave half a file.
      const unfinished = `${file}.${randomUUID()}`;
      await writeFile(unfinished, result);
      await rename(unfinished, file);
      return result;
    } finally {
      running.delete(name);
    }
  }

  return {
    /**
     * The kept result of the same inputs, or a new one.
     * @param inputs everything that the result depends on, except dependencies and Node: also the code that makes it
     */
    get(inputs: readonly (string | Buffer)[], make: () => Promise<Buffer>): Promise<Buffer> {
      const hash = createHash('sha256');
      // The lengths show where an input ends.
      for (const input of [dependencies, ...inputs])
        hash.update(`${Buffer.byteLength(input)} `).update(input);
      const name = hash.digest('hex');
      used.add(name);
      const result = running.get(name) ?? readOrMake(name, make);
      running.set(name, result);
      return result;
    },

    /** Removes what no build has used for a day, so that the folder does not grow. */
    removeUnused(): void {
      for (const name of readdirSync(folder)) {
        const file = join(folder, name);
        if (!used.has(name) && Date.now() - statSync(file).mtimeMs > keptFor) rmSync(file);
      }
    },
  };
}
