import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandColours } from './brand-colours.ts';

const tokens = readFileSync('app/design/tokens.css', 'utf8');
const mark = readFileSync('app/design/mark.tsx', 'utf8');
const favicon = readFileSync('public/icons/favicon.svg', 'utf8');

test.each(Object.entries(brandColours))('%s equals the token of that name', (name, colour) => {
  const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  expect(tokens).toContain(`--${token}: ${colour};`);
});

test('the favicon has the same shapes as the logo', () => {
  const shapes = (svg: string) => svg.match(/\b(d|cx|cy|r)="[^"]+"/g);
  expect(shapes(favicon)).toEqual(shapes(mark));
});

test('the favicon follows the colour scheme of the browser', () => {
  expect(favicon).toContain(`color="${brandColours.delta}"`);
  expect(favicon).toContain(`@media(prefers-color-scheme:dark){svg{color:${brandColours.paper}}}`);
});
