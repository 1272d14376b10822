// For tests: a small copy of the project, whose pictures the command may change.

import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { vi } from 'vitest';

/** The only row of the copy's pictures.json. Its master is missing, and only the copy's content/fruit.yaml names it. */
export const oranges = {
  id: 'oranges-a',
  kind: 'product',
  width: 1080,
  height: 1350,
  zoom: 0.8,
};

/** The first bytes of a HEIC file, which contain its format and size. */
const heicBeginning =
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUJtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAA' +
  'AAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFmAAEAAAAAAAH2VwAAACNpaW5mAAAA' +
  'AAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAwmlwcnAAAACkaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAlvAA/P34' +
  '+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAlroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwCWoAL0gB2nyZbq' +
  'SSmubAgAAAMACAAAAwAIQCIAAQAHRAHBcrBiQAAAABRpc3BlAAAAAAAABegAAAdiAAAAEHBpeGkAAAAAAwgICAAA' +
  'ABZpcG1hAAAAAAAAAAEAAQOBAoMAAfZfbWRhdAAB9lMoAa8TDw4xKLSCz8rbKVi1ApSJwChUsvMUDKM7DQ+2a6FQ' +
  'fn3/aA==';

/** A photograph of one colour with an orange square in its top left corner. */
function photo(width: number, height: number, colour = '#2a6') {
  const side = Math.round(height / 4);
  const spot = { create: { width: side, height: side, channels: 3, background: '#f80' } } as const;
  return sharp({ create: { width, height, channels: 3, background: colour } }).composite([
    { input: spot, left: 0, top: 0 },
  ]);
}

/** Makes the copy in a temporary folder, with valid and invalid photographs. */
export async function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'bustan-photograph-'));
  const file = (path: string) => join(folder, path);
  for (const source of [
    ...globSync('pictures/*.ts'),
    ...globSync('content/**/*.ts'),
    ...globSync('schema/*.ts'),
    ...globSync('app/**/*.ts'),
    'package.json',
  ])
    cpSync(source, file(source));
  symlinkSync(resolve('node_modules'), file('node_modules'));
  // Instead of the content, which its owner may change.
  writeFileSync(file('content/fruit.yaml'), `picture: ${oranges.id}\n`);
  await photo(1500, 2000).jpeg().toFile(file('a.jpg'));
  await photo(1200, 900, '#a26').png().toFile(file('b.png'));
  await photo(600, 600).jpeg().toFile(file('tiny.jpg'));
  await photo(1700, 850).jpeg().toFile(file('wide.jpg'));
  await photo(1800, 1200).jpeg().withMetadata({ orientation: 6 }).toFile(file('turned.jpg'));
  writeFileSync(file('damaged.jpg'), readFileSync(file('a.jpg')).subarray(0, 8000));
  writeFileSync(file('notes.jpg'), 'Not a picture at all');
  writeFileSync(file('empty.jpg'), '');
  writeFileSync(
    file('drawing.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  );
  writeFileSync(file('iphone.heic'), Buffer.from(heicBeginning, 'base64'));

  const options = { cwd: folder, env: { ...process.env, INIT_CWD: folder } };
  const argumentsOf = (words: string) => ['pictures/make.ts', ...words.split(' ')];
  const copy: typeof import('./photograph.ts') = await import(file('pictures/photograph.ts'));

  return {
    file,
    /** Restores pictures.json and the folders. */
    reset() {
      for (const name of ['pictures/masters', 'public/pictures']) {
        rmSync(file(name), { recursive: true, force: true });
        mkdirSync(file(name), { recursive: true });
      }
      writeFileSync(file('pictures/pictures.json'), JSON.stringify([oranges]));
    },
    /** Runs the command as npm does. */
    run(words: string) {
      const { status, stdout, stderr } = spawnSync(process.execPath, argumentsOf(words), {
        ...options,
        encoding: 'utf8',
      });
      return { status, stdout, stderr };
    },
    /** Adds photographs as the command does, without starting it. */
    addPhotographs(words: string) {
      vi.stubEnv('INIT_CWD', folder);
      const [pairs = '', kind] = words.split(' --kind ');
      return copy.addPhotographs(pairs.split(' ').filter(Boolean), kind);
    },
    /** Starts the command. */
    start: (words: string) => spawn(process.execPath, argumentsOf(words), options),
    table: () => JSON.parse(readFileSync(file('pictures/pictures.json'), 'utf8')),
    /** The names, without extensions, of the files that browsers load. */
    served: () => readdirSync(file('public/pictures')).map((name) => name.split('.')[0]),
    masters: () => readdirSync(file('pictures/masters')),
    /** A hash of every file of both folders. */
    everything: () =>
      Object.fromEntries(
        globSync(['pictures/**/*.{json,jpg,part}', 'public/pictures/*'], { cwd: folder })
          .toSorted()
          .map((path) => [
            path,
            createHash('sha256')
              .update(readFileSync(file(path)))
              .digest('hex'),
          ]),
      ),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
