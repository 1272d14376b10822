import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildCache } from './build-cache.ts';
import { keepUsedStyles } from './used-styles.ts';

const folder = mkdtempSync(join(tmpdir(), 'used-styles-'));
afterAll(() => rmSync(folder, { recursive: true }));
const cache = buildCache(folder);

const page = (styles: string) =>
  `<html><head><style>${styles}</style></head><body><p class="a b" data-kind="new one">c <a href="/d" style="top:var(--d)">e</a></p></body></html>`;

test.each([
  ['.a{color:red}', 'a class of the page'],
  ['.a:hover,.c>p{color:red}', 'a state of an element', '.a:hover{color:red}'],
  ['.c{color:red}', 'a class that is only in the text', ''],
  [
    '@layer ui{@media (width>=1rem){.c .b{color:red}.b{top:0}}}',
    'a rule in other rules',
    '@layer ui{@media (width>=1rem){.b{top:0}}}',
  ],
  [
    '[data-kind] a{color:red}[data-kind="new one"]{color:red}[data-kind=old]{color:red}[data-new]{color:red}',
    'an attribute, with a value if the selector has one',
    '[data-kind] a{color:red}[data-kind="new one"]{color:red}',
  ],
  ['[data-kind^=old]{color:red}', 'an attribute whose value is not compared as a whole'],
  ['[data-kind=new\\ one] a{color:red}', 'a value whose space the minifier escapes'],
  [':is(b,p:where(.a,.c)):not(.c)>a{color:red}', 'one of several elements'],
  [':is(.a:not(:has(+:is(u,i))),.c) a{color:red}', 'lists in lists'],
  [':is(u,.c>p) a{color:red}.b:has(+i,+u){color:red}', 'none of several elements', ''],
  ['.b:dir(rtl){color:red}.b:dir(ltr){top:0}', 'a direction', '.b:dir(ltr){top:0}'],
  ['.b:not(.c):has(a){color:red}', 'the absence of a class'],
  [
    '[open]>p,[data-held],:root:not([data-loaded]) p{color:red}',
    'what the browser or the start script adds',
  ],
  [
    'p{animation:1s x}@keyframes x{to{top:0}}@keyframes y{to{top:0}}',
    'an animation',
    'p{animation:1s x}@keyframes x{to{top:0}}',
  ],
  [
    'p{--a:1;--b:2;--c:3;top:var(--a)}@keyframes z{to{top:var(--c)}}a{animation:z}',
    'a custom property of a rule, of an animation or of an element',
    'p{--a:1;--c:3;top:var(--a)}@keyframes z{to{top:var(--c)}}a{animation:z}',
  ],
  ['@media (width>=1rem){a{--e:1}}p{top:0}', 'a rule with another property', 'p{top:0}'],
  ['p{--d:1}', 'a custom property that an element uses'],
  ['p:disabled{color:red}', 'a state that no element has', ''],
  ['table{color:red}', 'an element that the page does not have', ''],
])('%s: %s', async (styles, _what, used = styles) => {
  expect(await keepUsedStyles(page(styles), '', cache)).toBe(page(used));
});

test.each([
  [
    '@layer a{:root{--a:1rem;--b:max(2rem, var(--a))}}p{top:calc(var(--b)*2)}',
    'p{top:calc(max(2rem, 1rem)*2)}',
    'is written into the rules',
  ],
  [
    ':root{--a:1rem}p{top:var(--a,2rem)}',
    undefined,
    'stays where a rule has another value for its absence',
  ],
  [':root{--a:1rem}.b{--a:2rem}p{top:var(--a)}', undefined, 'stays if a rule changes it'],
  [
    '@media (width>=1rem){:root{--a:1rem}}p{top:var(--a)}',
    undefined,
    'stays if it depends on a condition',
  ],
  [':root{--e:1rem}p{top:var(--e)}', undefined, 'stays if an element changes it'],
  [':root{--p:1rem}p{top:var(--p)}', undefined, 'stays if paper changes it'],
  [
    ':root{--q:1rem}p{top:var(--q)}',
    ':root{--q:1rem}p{top:1rem}',
    'is still there for the styles of paper',
  ],
])('a design token %s → %s: it %s', async (styles, used = styles, _what) => {
  const page = (styles: string) => `<style>${styles}</style><p class="b" style="--e:2rem"></p>`;
  const onPaper = '@media print{:root{--p:3rem}p{left:var(--q)}}';
  expect(await keepUsedStyles(page(styles), onPaper, cache)).toBe(page(used));
  expect(await keepUsedStyles(page(styles), '', cache), 'without the styles of paper').not.toMatch(
    /--[pq]:/,
  );
});
