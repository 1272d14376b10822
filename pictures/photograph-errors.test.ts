import { writeFileSync } from 'node:fs';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { products } from '../content/products.ts';
import { copyProject, oranges } from './photograph-fixture.ts';

const { file, reset, run, table, served, masters, remove } = await copyProject();
beforeEach(reset);
afterAll(remove);

// The command prints one line for each error, and changes nothing.
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
  ['--photograph mangoes-a damaged.jpg', 'damaged.jpg is damaged'],
  ['--photograph mangoes-a iphone.heic', 'iphone.heic is a HEIC file, the format of iPhones'],
  [
    '--photograph mangoes-a tiny.jpg',
    'tiny.jpg is 600 × 600 pixels; mangoes-a needs at least 720 × 900.',
  ],
  ['--photograph gallery-11 tiny.jpg', 'gallery-11 needs at least 1200 × 800.'],
  ['--photograph news-harvest tiny.jpg', 'news-harvest needs at least 1080 × 720.'],
  ['--photograph story-well tiny.jpg', 'story-well needs at least 800 × 1067.'],
  ['--photograph hero-news tiny.jpg', 'hero-news needs at least 1600 × 800.'],
  ['--photograph mangoes a.jpg', 'Add --kind with product, gallery, news, story or hero.'],
  ['--photograph mangoes-a a.jpg --kind banner', 'There is no kind “banner”.'],
  ['--photograph oranges-a a.jpg --kind hero', 'oranges-a is a product picture already.'],
  ['--photgraph mangoes-a a.jpg', "Unknown option '--photgraph'."],
  ['mangoes-a a.jpg', 'To add a photograph, write: npm run pictures -- --photograph'],
  ['--remove mangoes-a', 'Not in pictures/pictures.json: mangoes-a.'],
])('%s', (words, message) => {
  const { status, stderr } = run(words);
  expect(stderr).toContain(message);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(status).toBe(1);
  expect(table()).toEqual([oranges]);
  expect([...served(), ...masters()]).toEqual([]);
});

test('a picture that content uses is not removed', () => {
  const [product] = products;
  const [id = ''] = product?.images[0]?.match(/[^/]+(?=\.jpg)/) ?? [];
  writeFileSync(file('pictures/pictures.json'), JSON.stringify([{ ...oranges, id }]));
  const { status, stderr } = run(`--remove ${id}`);
  expect(stderr).toContain(`content/products/${product?.id}.yaml still uses ${id}.`);
  expect(status).toBe(1);
  expect(table()).toHaveLength(1);
});
