import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fontCharacters } from './fonts.ts';

const texts = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((name) =>
  /^(?!check).+(?<!test)\.(ts|html)$/.test(name),
);

test.each(texts)('the fonts contain every character of content/%s', (name) => {
  const known = new Set(`${fontCharacters}\n`);
  const missing = new Set(
    [...readFileSync(join('content', name), 'utf8')].filter((c) => !known.has(c)),
  );
  expect(
    [...missing].join(' '),
    'Add these characters to fontCharacters in scripts/fonts.ts and run npm run fonts.',
  ).toBe('');
});

test('the font subsets are 90 kB at most', () => {
  const sizes = readdirSync('app/ui/fonts').map((name) => readFileSync(join('app/ui/fonts', name)));
  expect(sizes.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(90_000);
});
