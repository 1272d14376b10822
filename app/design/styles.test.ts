import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';

const read = (pattern: string) =>
  globSync(pattern).map((file) => ({
    file,
    text: readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
  }));

const sheets = read('app/**/*.css');
const code = read('app/**/*.tsx');
const everything = [...sheets, ...code].map(({ text }) => text).join('\n');

describe.each(sheets)('$file', ({ file, text }) => {
  test.skipIf(file.endsWith('fonts.css'))('is in a cascade layer', () => {
    expect(text.trim()).toMatch(/^(@import .+;\s*)*@layer /);
  });

  test('uses only custom properties that are defined', () => {
    const used = [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name as string);
    const unknown = used.filter((name) => !new RegExp(`${name}'?:`).test(everything));
    expect(unknown).toEqual([]);
  });
});

test('every custom property is used', () => {
  const defined = sheets.flatMap(({ text }) =>
    [...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name as string),
  );
  const unused = defined.filter(
    (name) => !everything.includes(`var(${name}`) && !name.startsWith('--yarl__'),
  );
  expect(unused).toEqual([]);
});

test.each(sheets.filter(({ file }) => file.endsWith('.module.css')))(
  'every class of $file is used by a component beside it',
  ({ file, text }) => {
    const users = code.filter((part) => part.text.includes(`/${basename(file)}'`));
    const ours = text.replace(/:global\((?:[^()]|\([^()]*\))*\)/g, '');
    const classes = new Set(
      [...ours.matchAll(/\.([a-zA-Z][\w-]*)(?=[^{};]*\{)/g)].map(([, name]) => name as string),
    );
    const unused = [...classes].filter(
      (name) =>
        !users.some(
          (part) => part.text.includes(`styles.${name}`) || part.text.includes('styles['),
        ),
    );
    expect(unused).toEqual([]);
  },
);
