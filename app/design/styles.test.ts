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

/** Custom properties whose names code composes, such as `--background-${id}`. */
const isComposed = (name: string) => /^--background-/.test(name);

describe.each(sheets)('$file', ({ file, text }) => {
  test('is in a cascade layer and has no !important', () => {
    if (!file.endsWith('fonts.css')) expect(text.trim()).toMatch(/^(@import .+;\s*)*@layer /);
    expect(text).not.toContain('!important');
  });

  test.skipIf(file.endsWith('tokens.css'))('takes colours from the tokens only', () => {
    expect(text.match(/#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/gi) ?? []).toEqual([]);
  });

  test('uses only custom properties that are defined', () => {
    const used = [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name as string);
    const unknown = used.filter(
      (name) => !isComposed(name) && !new RegExp(`${name}'?:`).test(everything),
    );
    expect(unknown).toEqual([]);
  });

  // Digits are narrower in the fallback fonts, so lines in `ch` would break differently there.
  test('does not use the unit `ch`', () => {
    expect(text.match(/\dch\b/g) ?? []).toEqual([]);
  });

  test('uses logical properties instead of left, right, top and bottom', () => {
    const physical =
      /(?:^|[\s;{])((margin|padding|border|inset)-(left|right|top|bottom)|left|right|top|bottom)\s*:/g;
    expect(text.match(physical) ?? []).toEqual([]);
  });

  // Four values are top, right, bottom and left. `--inline-end` and `--inline-sign` are for movements.
  test('has no gradient, alignment, shorthand or movement that is the same in both directions', () => {
    const flat = text.replace(/\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '()');
    const physical =
      /(?:padding|margin|inset): *\S+ +\S+ +\S+ +\S+;|(?:float|text-align): *(?:left|right)|translate: *-?[\d.]+rem [^;]*/g;
    expect([
      ...(flat.match(physical) ?? []),
      ...(text.match(/\bto (left|right)\b/g) ?? []),
    ]).toEqual([]);
  });
});

test('every custom property is used', () => {
  const defined = sheets.flatMap(({ text }) =>
    [...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name as string),
  );
  const unused = defined.filter(
    (name) =>
      !everything.includes(`var(${name}`) && !name.startsWith('--yarl__') && !isComposed(name),
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
