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

/** Custom properties whose names are put together in code: a prefix stands for all of them. */
const isComposed = (name: string) => /^--(ground|of)-/.test(name);

describe.each(sheets)('$file', ({ file, text }) => {
  test('stands in a layer, with nothing marked important', () => {
    if (!file.endsWith('fonts.css')) expect(text.trim()).toMatch(/^(@import .+;\s*)*@layer /);
    expect(text).not.toContain('!important');
  });

  test.skipIf(file.endsWith('tokens.css'))('takes its colours from the tokens', () => {
    expect(text.match(/#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/gi) ?? []).toEqual([]);
  });

  test('knows only custom properties that are defined somewhere', () => {
    const used = [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name as string);
    const unknown = used.filter(
      (name) => !isComposed(name) && !new RegExp(`${name}'?:`).test(everything),
    );
    expect(unknown).toEqual([]);
  });

  // The fonts' digits are a seventh wider than their fallbacks': lines measured by them would break
  // anew when the fonts arrive.
  test('measures nothing by the width of a digit', () => {
    expect(text.match(/\dch\b/g) ?? []).toEqual([]);
  });

  test('names sides by the flow of the text, never left and right', () => {
    const physical =
      /(?:^|[\s;{])((margin|padding|border|inset)-(left|right|top|bottom)|left|right|top|bottom)\s*:/g;
    expect(text.match(physical) ?? []).toEqual([]);
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
