import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const favicon = join(import.meta.dirname, '../public/icons/favicon.svg');

/** The company's sign as an SVG, square, its lines in one colour whatever the browser's scheme is. */
export function markIn(colour: string): string {
  return readFileSync(favicon, 'utf8')
    .replace(/<style>.*<\/style>/, '')
    .replace(/color="[^"]+"/, `color="${colour}"`);
}
