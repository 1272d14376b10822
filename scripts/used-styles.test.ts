import { expect, test } from 'vitest';
import { keepUsedStyles } from './used-styles.ts';

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
])('%s: %s', (styles, _what, used = styles) => {
  expect(keepUsedStyles(page(styles))).toBe(page(used));
});
