// A page and its code have the texts and digits of their language only (docs/decisions/0027-one-build-per-language.md).
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from '@playwright/test';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { type Language, languages } from '../../content/languages.ts';
import { loadContent } from '../../content/load-content.ts';
import { textsOf } from '../../schema/texts-of.ts';
import { builtPages } from '../support/site.ts';

const site = 'build/client';
const belongsTo = ({ prefix }: Language) =>
  builtPages().filter((file) =>
    languages.every((other) => {
      const isBelow = `/${file}`.replace(/\.html$/, '/').startsWith(`${other.prefix}/`);
      return other.prefix === '' || isBelow === (other.prefix === prefix);
    }),
  );

/** The JavaScript files that the pages of a language load, at once or later. */
function codeOf(language: Language): Set<string> {
  const found = new Set<string>();
  const read = (file: string) => {
    const text = readFileSync(`${site}/${file}`, 'utf8');
    for (const [name] of text.matchAll(/(?:\/assets|\.)\/[\w.-]+\.js/g)) {
      const path = name.startsWith('.') ? posix.join(posix.dirname(file), name) : name.slice(1);
      if (found.has(path)) continue;
      found.add(path);
      read(path);
    }
  };
  for (const page of belongsTo(language)) read(page);
  return found;
}

/** All texts of a language, without the parts that placeholders replace. */
function textsIn(language: Language): Set<string> {
  const { searchWords: _, companyNames: _names, ...content } = loadContent(language);
  const texts = textsOf(content)
    .flatMap((text) => text.split(/\{\w+\}|<[^>]*>/))
    .map((text) => text.trim());
  // Shorter ones are words that code has, too.
  return new Set(texts.filter((text) => text.length > 8 && /\p{L} \p{L}/u.test(text)));
}

for (const language of languages)
  for (const other of languages.filter((one) => one !== language))
    test(`the code of pages in ${language.code} has no texts in ${other.code} but search words`, () => {
      const files = [...codeOf(language)];
      const searchWords = Object.values(loadContent(other).searchWords);
      const code = [...searchWords, other.offer.text].reduce(
        (text, allowed) => text.replaceAll(allowed, ''),
        files.map((file) => readFileSync(`${site}/${file}`, 'utf8')).join('\n'),
      );
      const own = textsIn(language);
      expect([...own].filter((text) => code.includes(text)).length).toBeGreaterThan(100);
      const foreign = [...textsIn(other)].filter((text) => code.includes(text));
      expect(foreign.filter((text) => !own.has(text))).toEqual([]);
    });

test('the code of English pages has Arabic words only for the search, the names of languages and the offer', () => {
  const [english, ...others] = languages;
  const allowed = others
    .flatMap((other) => [
      ...Object.values(loadContent(other).searchWords),
      other.name,
      ...Object.values(other.offer),
    ])
    // A name may be a part of the offer.
    .toSorted((a, b) => b.length - a.length);
  const foreign = [...codeOf(english)].flatMap((file) => {
    const code = readFileSync(`${site}/${file}`, 'utf8');
    const left = allowed.reduce((text, words) => text.replaceAll(words, ''), code);
    // Shorter words are what the search ignores, and “or”.
    return left.match(/(?:(?=\p{Script=Arabic})\p{L}){3,}/gu) ?? [];
  });
  expect(foreign).toEqual([]);
});

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;

/** The texts of a page that visitors see or hear, without those that run from left to right. */
function* shownTexts(node: Node): Generator<string> {
  if ('value' in node) yield node.value;
  if (!('childNodes' in node)) return;
  if ('attrs' in node) {
    const {
      dir,
      href = '',
      ...others
    } = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    if (['script', 'style', 'code', 'address'].includes(node.tagName)) return;
    if (dir === 'ltr' || /^(tel|mailto):/.test(href)) return;
    for (const name of ['alt', 'aria-label', 'placeholder', 'title']) yield others[name] ?? '';
  }
  for (const child of node.childNodes) yield* shownTexts(child);
}

test('Arabic pages show Arabic-Indic digits only, but for phone numbers and addresses', () => {
  const arabic = languages.find(({ code }) => code === 'ar') ?? languages[0];
  // Those of content itself are checked in content/specification.test.ts.
  const written = new Set(textsOf(loadContent(arabic)));
  const all = new Set<string>();
  for (const file of belongsTo(arabic)) {
    const page = parse(readFileSync(`${site}/${file}`, 'utf8'), { scriptingEnabled: false });
    const texts = [...shownTexts(page)];
    for (const text of texts) all.add(text);
    const western = texts.filter((text) => /[0-9]/.test(text) && !written.has(text));
    expect.soft(western, file).toEqual([]);
  }
  expect([...all].filter((text) => /[٠-٩]/.test(text)).length).toBeGreaterThan(20);
});
