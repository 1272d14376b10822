import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { browserTable } from './supported-browsers.ts';

it('README contains the table of supported browsers', () => {
  expect(readFileSync('README.md', 'utf8')).toContain(browserTable);
});
