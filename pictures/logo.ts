import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const favicon = join(import.meta.dirname, '../public/icons/favicon.svg');

/** The company's logo as a square SVG in one colour. The favicon itself changes with the colour scheme. */
export function logoSvg(colour: string): string {
  return readFileSync(favicon, 'utf8')
    .replace(/<style>.*<\/style>/, '')
    .replace(/color="[^"]+"/, `color="${colour}"`);
}
