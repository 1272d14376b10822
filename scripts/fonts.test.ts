import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fontCharacters } from './fonts.ts';

const texts = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((name) =>
  /^(?!check).+(?<!test)\.(ts|json|html)$/.test(name),
);
const latin = fontCharacters.latin;
const arabic = latin + fontCharacters.arabic;

test.each(texts)('the fonts contain every character of content/%s', (name) => {
  // languages.ts has the texts of every language that pages in other languages show in a system font.
  const isArabic = name.startsWith('ar/') || name === 'languages.ts';
  const known = new Set(`${isArabic ? arabic : latin}\n`);
  const text = readFileSync(join('content', name), 'utf8');
  const missing = new Set([...text].filter((c) => !known.has(c)));
  expect(
    [...missing].join(' '),
    'Add these characters to fontCharacters in scripts/fonts.ts and run npm run fonts.',
  ).toBe('');
});

test.each(['latin', 'arabic'])('the font subsets of %s are 90 kB at most', (folder) => {
  const sizes = globSync(`app/design/typefaces/${folder}/*.woff2`).map(
    (name) => readFileSync(name).length,
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(90_000);
  expect(sizes.length).toBeGreaterThan(0);
});
