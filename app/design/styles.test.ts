import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const read = (pattern: string) =>
  globSync(pattern).map((file) => ({
    file,
    text: readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
  }));

const sheets = read('app/**/*.css');
const code = read('app/**/*.tsx');
const everything = [...sheets, ...code].map(({ text }) => text).join('\n');

/** The names that a pattern finds. */
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => `${name}`);

/** A topic's sheet in the layer of pages: it is in the top of a page, whose style of paragraphs it overrides. */
const inPageLayer = 'app/news/article-meta.module.css';

/** The cascade layer of a sheet, by its folder. Global sheets, such as base.css, name their own. */
function layerOf(file: string): string {
  if (!file.endsWith('.module.css')) return '';
  if (file.startsWith('app/pages/') || file === inPageLayer) return 'page {';
  return file.startsWith('app/shell/') ? 'shell {' : 'ui {';
}

test('every sheet is in a cascade layer, and that of a component in the layer of its folder', () => {
  for (const { file, text } of sheets.filter(({ file }) => !file.endsWith('fonts.css'))) {
    const [, layer] = /^(?:@import .+;\s*)*@layer (.+)/.exec(text.trim()) ?? [];
    expect.soft(layer, file).toContain(layerOf(file));
  }
});

test('every custom property that is used is defined, and every one that is defined is used', () => {
  for (const { file, text } of sheets) {
    const unknown = all(text, /var\((--[\w-]+)/g).filter(
      (name) => !new RegExp(`${name}'?:`).test(everything),
    );
    expect.soft(unknown, file).toEqual([]);
    const unused = all(text, /(--[\w-]+)\s*:/g).filter(
      (name) => !everything.includes(`var(${name}`) && !name.startsWith('--yarl__'),
    );
    expect.soft(unused, file).toEqual([]);
  }
});

test('every class is used by a component beside its sheet', () => {
  for (const { file, text } of sheets.filter(({ file }) => file.endsWith('.module.css'))) {
    const users = code.filter((part) => part.text.includes(`/${basename(file)}'`));
    const ours = text.replace(/:global\((?:[^()]|\([^()]*\))*\)/g, '');
    const unused = all(ours, /\.([a-zA-Z][\w-]*)(?=[^{};]*\{)/g).filter(
      (name) =>
        !users.some(({ text }) => text.includes(`styles.${name}`) || text.includes('styles[')),
    );
    expect.soft(unused, file).toEqual([]);
  }
});
