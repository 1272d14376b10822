import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { browserTable } from './supported-browsers.ts';

it('README lists the browsers that the build is made for', () => {
  expect(readFileSync('README.md', 'utf8')).toContain(browserTable);
});
