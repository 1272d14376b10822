// The code of a page has the texts of its language only (docs/decisions/0027-one-build-per-language.md).
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from '@playwright/test';
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
