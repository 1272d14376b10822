import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
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
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

/** A copy of the project with one picture in its table, which the command changes. */
let folder: string;
const file = (...path: string[]) => join(folder, ...path);

const oranges = {
  id: 'oranges-a',
  title: 'Oranges',
  role: 'product',
  scene: 'oranges',
  camera: 'portrait',
  width: 1080,
  height: 1350,
  samples: 8,
  zoom: 0.8,
};

/** The beginning of a HEIC file, which tells its format and size. */
const heicBeginning =
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAUJtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAA' +
  'AAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFmAAEAAAAAAAH2VwAAACNpaW5mAAAA' +
  'AAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAwmlwcnAAAACkaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAlvAA/P34' +
  '+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAlroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwCWoAL0gB2nyZbq' +
  'SSmubAgAAAMACAAAAwAIQCIAAQAHRAHBcrBiQAAAABRpc3BlAAAAAAAABegAAAdiAAAAEHBpeGkAAAAAAwgICAAA' +
  'ABZpcG1hAAAAAAAAAAEAAQOBAoMAAfZfbWRhdAAB9lMoAa8TDw4xKLSCz8rbKVi1ApSJwChUsvMUDKM7DQ+2a6FQ' +
  'fn3/aA==';

/** A photograph with something to see in one place. */
function photo(width: number, height: number, colour = '#2a6') {
  const side = Math.round(height / 4);
  const spot = { create: { width: side, height: side, channels: 3, background: '#f80' } } as const;
  return sharp({ create: { width, height, channels: 3, background: colour } }).composite([
    { input: spot, left: 0, top: 0 },
  ]);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bustan-photograph-'));
  for (const source of [
    ...globSync('pictures/*.ts'),
    ...globSync('content/**/*.{ts,html}'),
    'app/ui/picture-roles.ts',
    'package.json',
  ])
    cpSync(source, file(source));
  symlinkSync(resolve('node_modules'), file('node_modules'));
  await photo(1500, 2000).jpeg().toFile(file('a.jpg'));
  await photo(2000, 2400, '#a26').png().toFile(file('b.png'));
  await photo(1200, 900).jpeg().toFile(file('small.jpg'));
  await photo(600, 600).jpeg().toFile(file('tiny.jpg'));
  await photo(4000, 2000).jpeg().toFile(file('wide.jpg'));
  await photo(1800, 1200).jpeg().withMetadata({ orientation: 6 }).toFile(file('turned.jpg'));
  writeFileSync(file('damaged.jpg'), readFileSync(file('a.jpg')).subarray(0, 8000));
  writeFileSync(file('notes.jpg'), 'Not a picture at all');
  writeFileSync(file('empty.jpg'), '');
  writeFileSync(
    file('drawing.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  );
  writeFileSync(file('iphone.heic'), Buffer.from(heicBeginning, 'base64'));
});

beforeEach(() => {
  for (const name of ['pictures/masters', 'public/pictures']) {
    rmSync(file(name), { recursive: true, force: true });
    mkdirSync(file(name), { recursive: true });
  }
  writeFileSync(file('pictures/pictures.json'), JSON.stringify([oranges]));
  rmSync(file('pictures/manifest.json'), { force: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command as npm does, with what somebody types on the terminal. */
function run(words: string, typed = '') {
  const args = words.match(/"[^"]*"|\S+/g) ?? [];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['pictures/make.ts', ...args.map((word) => word.replaceAll('"', ''))],
    { cwd: folder, encoding: 'utf8', input: typed, env: { ...process.env, INIT_CWD: folder } },
  );
  return { status, stdout, stderr };
}

const table = () => JSON.parse(readFileSync(file('pictures/pictures.json'), 'utf8'));
const served = () => readdirSync(file('public/pictures')).map((name) => name.split('.')[0]);

describe('adding photographs', { timeout: 60_000 }, () => {
  test('two new pictures of a product get rows, masters and encodings', async () => {
    const { status, stderr } = run(
      '--photograph mangoes-a a.jpg mangoes-b b.png --title Mangoes --title "Mangoes, cut open"',
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const size = { role: 'product', width: 1080, height: 1350, photograph: true };
    expect(table()).toEqual([
      oranges,
      { id: 'mangoes-a', title: 'Mangoes', ...size },
      { id: 'mangoes-b', title: 'Mangoes, cut open', ...size },
    ]);
    for (const { id, title } of table().slice(1)) {
      const master = await sharp(file(`pictures/masters/${id}.jpg`)).metadata();
      expect([master.width, master.height, master.format]).toEqual([1080, 1350, 'jpeg']);
      expect(master.icc?.toString('latin1').replaceAll('\0', '')).toContain('sRGB');
      expect(master.exif?.toString('utf8')).toContain(title);
      expect(served()).toEqual(expect.arrayContaining([id, `${id}-card-720`, `${id}-thumb-112`]));
    }
    expect(readdirSync(file('pictures/masters'))).toHaveLength(2);
  });

  test('asks for the title, and suggests one', () => {
    expect(run('--photograph mangoes-a a.jpg', 'Ripe mangoes\n')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('What does mangoes-a show? A few words: [Mangoes]'),
    });
    expect(table()[1].title).toBe('Ripe mangoes');
    run('--photograph red-mangoes-a a.jpg', '\n');
    expect(table()[2].title).toBe('Red mangoes');
  });

  test('asks for the kind when the name does not tell it', () => {
    expect(run('--photograph mangoes a.jpg', 'gallery\nMangoes in a row\n')).toMatchObject({
      status: 0,
    });
    expect(table()[1]).toMatchObject({ role: 'gallery', title: 'Mangoes in a row' });
  });

  test('keeps a wide picture’s subject in narrow crops', () => {
    run('--photograph hero-news wide.jpg --title "As named"');
    expect(table()[1]).toMatchObject({ role: 'hero', width: 2400, height: 1200 });
    expect(table()[1].focus[0]).toBeLessThan(0.45);
  });

  test('takes a photograph up to a third smaller than usual as it is', () => {
    run('--photograph mangoes-a small.jpg --title Mangoes');
    expect(table()[1]).toMatchObject({ width: 720, height: 900 });
  });

  test('replaces a picture, turned upright, and forgets the crop of the old one', async () => {
    expect(run('--photograph oranges-a turned.jpg')).toMatchObject({ status: 0, stderr: '' });
    const { zoom: _, ...kept } = oranges;
    expect(table()).toEqual([{ ...kept, width: 1080, height: 1350, photograph: true }]);
    const { data } = await sharp(file('pictures/masters/oranges-a.jpg'))
      .extract({ left: 1000, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    // The orange spot was in the corner that is now the upper right one.
    expect(data[0]).toBeGreaterThan(200);
  });

  test('a row whose master is missing does not stop it', () => {
    expect(existsSync(file('pictures/masters/oranges-a.jpg'))).toBe(false);
    expect(run('--photograph mangoes-a a.jpg --title Mangoes')).toMatchObject({ status: 0 });
  });

  test('takes a picture away again', () => {
    run('--photograph mangoes-a a.jpg --title Mangoes');
    expect(run('--remove mangoes-a')).toMatchObject({ status: 0, stderr: '' });
    expect(table()).toEqual([oranges]);
    expect([...served(), ...readdirSync(file('pictures/masters'))]).toEqual([]);
  });
});

describe('a mistake gets one sentence, and nothing is changed:', () => {
  test.each([
    ['--photograph', 'Each photograph needs a name and a file'],
    ['--photograph mangoes-a', 'Each photograph needs a name and a file'],
    ['--photograph mangoes-a a.jpg mangoes-b', 'Each photograph needs a name and a file'],
    ['--photograph a.jpg mangoes-a', 'The name comes before the file: write “mangoes-a a.jpg”.'],
    [
      '--photograph Mangoes-A a.jpg',
      'Use small letters, digits and single hyphens: write mangoes-a.',
    ],
    ['--photograph "crème mango" a.jpg', 'hyphens: write creme-mango.'],
    ['--photograph mangoes-a a.jpg mangoes-a b.png', 'The name mangoes-a is given twice.'],
    ['--photograph mangoes-a a.jpg mangoes-b a.jpg', 'The file a.jpg is given twice.'],
    ['--photograph mangoes-a none.jpg', 'There is no file '],
    ['--photograph mangoes-a pictures', 'pictures is a folder. Give the file of one picture.'],
    ['--photograph mangoes-a empty.jpg', 'empty.jpg is empty.'],
    [
      '--photograph mangoes-a notes.jpg',
      'notes.jpg is not a photograph that can be read. Give a JPEG',
    ],
    ['--photograph mangoes-a drawing.svg', 'drawing.svg is not a photograph that can be read.'],
    ['--photograph mangoes-a damaged.jpg --title M', 'damaged.jpg is damaged'],
    ['--photograph mangoes-a iphone.heic', 'iphone.heic is a HEIC file, the format of iPhones'],
    [
      '--photograph mangoes-a tiny.jpg',
      'tiny.jpg is 600 × 600 pixels; mangoes-a needs at least 720 × 900.',
    ],
    ['--photograph gallery-11 tiny.jpg', 'gallery-11 needs at least 1200 × 800.'],
    ['--photograph news-harvest tiny.jpg', 'news-harvest needs at least 1080 × 720.'],
    ['--photograph story-well tiny.jpg', 'story-well needs at least 800 × 1067.'],
    ['--photograph hero-news tiny.jpg', 'hero-news needs at least 1600 × 800.'],
    ['--photograph mangoes-a a.jpg', 'mangoes-a is new and needs a title. Add --title'],
    ['--photograph mangoes a.jpg', 'Add --kind with product, gallery, news, story or hero.'],
    ['--photograph mangoes-a a.jpg --kind banner', 'There is no kind “banner”.'],
    ['--photograph oranges-a a.jpg --kind hero', 'oranges-a is a product picture already.'],
    [
      '--photograph mangoes-a a.jpg mangoes-b b.png mangoes-c wide.jpg --title A --title B',
      'and 2 titles',
    ],
    ['--photgraph mangoes-a a.jpg', "Unknown option '--photgraph'."],
    ['mangoes-a a.jpg', 'To take a photograph in, write: npm run pictures -- --photograph'],
    ['--remove mangoes-a', 'Not in pictures/pictures.json: mangoes-a.'],
  ])('%s', (words, sentence) => {
    const { status, stderr } = run(words);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(status).toBe(1);
    expect(table()).toEqual([oranges]);
    expect([...served(), ...readdirSync(file('pictures/masters'))]).toEqual([]);
  });
});
