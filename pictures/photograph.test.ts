import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { rolesOfKind } from '../app/picture/picture-roles.ts';
import { smallestSize } from './photograph.ts';
import { copyProject, oranges } from './photograph-fixture.ts';

const { file, reset, run, start, addPhotographs, table, served, masters, everything, remove } =
  await copyProject();
beforeEach(reset);
afterAll(remove);

/** What the encoder adds to a row. */
const encoded = { hash: expect.any(String), colour: expect.any(String) };
const added = { photograph: true, ...encoded };

test('photographs become pictures, replace them, and are removed', {
  timeout: 60_000,
}, async () => {
  // The master of another row is missing.
  expect(existsSync(file('pictures/masters/oranges-a.jpg'))).toBe(false);
  expect(run('--photograph hero-news wide.jpg')).toMatchObject({ status: 0, stderr: '' });
  const hero = { id: 'hero-news', kind: 'hero', width: 1700, height: 850, ...added };
  expect(table()).toEqual([oranges, { ...hero, focus: expect.any(Array) }]);
  // Its subject is at the left.
  expect(table()[1].focus[0]).toBeLessThan(0.45);

  // Another program is encoding a picture that has no row yet.
  const others = 'public/pictures/figs-a-0123-card-320.avif';
  writeFileSync(file(others), '');

  // The photograph is turned upright, the old crop is dropped, and a kind can be asked for.
  const words = '--photograph oranges-a turned.jpg mangoes b.png --kind product';
  expect(run(words)).toMatchObject({ status: 0, stderr: '' });
  const { id, kind } = oranges;
  expect(table()).toEqual([
    { id, kind, width: 1080, height: 1350, ...added },
    { ...hero, focus: expect.any(Array) },
    // Not enlarged: up to a third too small.
    { id: 'mangoes', kind: 'product', width: 720, height: 900, ...added },
  ]);
  for (const { id, width, height } of table()) {
    const { icc, exif, ...master } = await sharp(file(`pictures/masters/${id}.jpg`)).metadata();
    expect(master).toMatchObject({ format: 'jpeg', width, height });
    expect(icc?.toString('latin1').replaceAll('\0', '')).toContain('sRGB');
    expect(exif).toBeUndefined();
  }
  const name = `oranges-a-${table()[0].hash}`;
  expect(served()).toEqual(
    expect.arrayContaining(['oranges-a', `${name}-card-720`, `${name}-thumb-112`]),
  );
  const { data } = await sharp(file('pictures/masters/oranges-a.jpg'))
    .extract({ left: 1000, top: 20, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  // The orange square was in the corner that is now at the top right.
  expect(data[0]).toBeGreaterThan(200);

  expect(run('--remove hero-news mangoes')).toMatchObject({ status: 0 });
  expect(table()).toHaveLength(1);
  expect(masters()).toEqual(['oranges-a.jpg']);
  expect(served().filter((name) => !name?.startsWith('oranges-a'))).toEqual([
    basename(others, '.avif'),
  ]);
});

test('a command that is stopped leaves everything as it was, or the next one completes it', {
  timeout: 60_000,
}, async () => {
  // Stopped while the files get to their places.
  const obstacle = file('public/pictures/mangoes-a.jpg.part');
  mkdirSync(obstacle);
  const started = performance.now();
  expect(run('--photograph mangoes-a b.png')).toMatchObject({ status: 1 });
  const duration = performance.now() - started;
  rmdirSync(obstacle);
  expect(table()).toEqual([oranges]);
  expect(run('--list')).toMatchObject({ status: 0 });
  const row = { id: 'mangoes-a', kind: 'product', width: 720, height: 900, ...added };
  expect(table()).toEqual([oranges, row]);
  expect(masters()).toEqual(['mangoes-a.jpg']);
  expect(served()).toEqual(
    expect.arrayContaining(['mangoes-a', `mangoes-a-${table()[1].hash}-card-720`]),
  );
  expect(existsSync(file('pictures/unfinished.json'))).toBe(false);

  // Stopped while it encodes.
  const before = everything();
  const command = start('--photograph mangoes-a a.jpg');
  await once(command.stdout, 'data');
  await setTimeout(duration / 6);
  command.kill('SIGKILL');
  await once(command, 'exit');
  expect(everything()).toEqual(before);
});

test.each([
  ['', 'Each photograph needs a name and a file'],
  ['mangoes-a', 'Each photograph needs a name and a file'],
  ['mangoes-a a.jpg mangoes-b', 'Each photograph needs a name and a file'],
  ['a.jpg mangoes-a', 'The name comes before the file: write “mangoes-a a.jpg”.'],
  ['Mangoes-A a.jpg', 'Use small letters, digits and single hyphens: write mangoes-a.'],
  ['mangoes-a a.jpg mangoes-a b.png', 'The name mangoes-a is given twice.'],
  ['mangoes-a a.jpg mangoes-b a.jpg', 'The file a.jpg is given twice.'],
  ['mangoes-a none.jpg', 'There is no file '],
  ['mangoes-a pictures', 'pictures is a folder. Give the file of one picture.'],
  ['mangoes-a empty.jpg', 'empty.jpg is empty.'],
  ['mangoes-a notes.jpg', 'notes.jpg is not a photograph that can be read. Give a JPEG'],
  ['mangoes-a drawing.svg', 'drawing.svg is not a photograph that can be read.'],
  ['mangoes-a damaged.jpg', 'damaged.jpg is damaged'],
  ['mangoes-a iphone.heic', 'iphone.heic is a HEIC file, the format of iPhones'],
  ['mangoes-a tiny.jpg', 'tiny.jpg is 600 × 600 pixels; mangoes-a needs at least 720 × 900.'],
  ['hero-news tiny.jpg', 'hero-news needs at least 1600 × 800.'],
  ['mangoes a.jpg', 'Add --kind with product, gallery, news, story or hero.'],
  ['mangoes-a a.jpg --kind banner', 'There is no kind “banner”.'],
  ['oranges-a a.jpg --kind hero', 'oranges-a is a product picture already.'],
])('%s changes nothing: %s', async (words, message) => {
  await expect(addPhotographs(words)).rejects.toThrow(message);
  expect(table()).toEqual([oranges]);
  expect([...served(), ...masters()]).toEqual([]);
});

test('the command prints one line for an error, and removes no picture that content uses', () => {
  for (const [words, message] of [
    ['--photgraph mangoes-a a.jpg', "Unknown option '--photgraph'."],
    ['--remove mangoes-a', 'Not in pictures/pictures.json: mangoes-a.'],
    ['--remove oranges-a', 'content/fruit.yaml still uses oranges-a.'],
  ] as const) {
    const { status, stderr } = run(words);
    expect(stderr).toContain(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(status).toBe(1);
  }
  expect(table()).toEqual([oranges]);
});

test('README has the smallest size of a photograph of each kind, in their order', () => {
  const sizes = readFileSync('README.md', 'utf8').matchAll(/\| (\d+ × \d+) \|$/gm);
  const kinds = Object.keys(rolesOfKind) as (keyof typeof rolesOfKind)[];
  expect([...sizes].map(([, size]) => size)).toEqual(kinds.map(smallestSize));
});
