import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '../content/languages.ts';
import { loadContent } from '../content/load-content.ts';
import { fontCharacters } from './fonts.ts';

test.each(languages)('the fonts contain every character of the content in $code', (language) => {
  // These two have other languages in them, and nobody sees them.
  const { companyNames: _, searchWords: __, ...texts } = loadContent(language);
  const { latin, arabic } = fontCharacters;
  const known = language.direction === 'rtl' ? latin + arabic : latin;
  const missing = new Set([...JSON.stringify(texts)].filter((letter) => !known.includes(letter)));
  expect(
    [...missing],
    'Add these characters to fontCharacters in scripts/fonts.ts and run npm run fonts.',
  ).toEqual([]);
});

test.each(['latin', 'arabic'])('the font subsets of %s are 90 kB at most', (folder) => {
  const sizes = globSync(`app/design/typefaces/${folder}/*.woff2`).map(
    (name) => readFileSync(name).length,
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(90_000);
  expect(sizes.length).toBeGreaterThan(0);
});
