import { describe, expect, it } from 'vitest';
import { figuresIn, monthsIn, placeholdersIn } from './check-figures.ts';
import { checkBodies } from './check-language-bodies.ts';
import { checkLanguage, compareTexts } from './check-languages.ts';
import { problemLine } from './check-problem.ts';
import { type Language, otherLanguages } from './languages.ts';

const arabic = otherLanguages[0] as Language;
const lines = (reference: object, texts: object) =>
  compareTexts('content/ar/home.json', reference, texts, arabic).map(problemLine);
const at = 'content/ar/home.json → hero';

it('finds no problem in the delivered texts', () => {
  expect(otherLanguages.flatMap(checkLanguage).map(problemLine)).toEqual([]);
});

it('reads figures and placeholders in any digits', () => {
  expect(figuresIn('٧٫٢ °م، ١٬٢٠٠ فدان، 20+')).toEqual(figuresIn('20+, 1,200 acres, 7.2 °C'));
  expect(placeholdersIn('{b} {a} {b}')).toEqual(['{a}', '{b}']);
});

it('reads months with Arabic prefixes, and not the verb “may”', () => {
  expect(monthsIn('من يناير إلى مارس وأبريل', arabic)).toEqual(['1', '3', '4']);
  expect(monthsIn('May we walk in March?', { formats: 'en-US' })).toEqual(['3']);
});

describe('reports', () => {
  it.each([
    [
      'a missing text',
      {},
      `${at} → text: is missing; translate {"text":"In {city}, 2 of 3 in May"}.`,
    ],
    [
      'a missing field',
      { hero: {} },
      `${at} → text: is missing; translate “In {city}, 2 of 3 in May”.`,
    ],
    [
      'an extra field',
      { hero: { text: 'في {city}: ٢ من ٣ في مايو', note: 'زيادة' } },
      `${at} → note: has no counterpart; correct the name or remove it.`,
    ],
    [
      'an empty text',
      { hero: { text: ' ' } },
      `${at} → text: is empty; translate “In {city}, 2 of 3 in May”.`,
    ],
    [
      'a lost placeholder',
      { hero: { text: '٢ من ٣ في مايو' } },
      `${at} → text: lacks the placeholder {city} of its counterpart; add it.`,
    ],
    [
      'a wrong figure',
      { hero: { text: 'في {city}: ٢ من ٤ في مايو' } },
      `${at} → text: has the figure 4, which its counterpart lacks; correct one of the two.`,
    ],
    [
      'a lost month',
      { hero: { text: 'في {city}: ٢ من ٣' } },
      `${at} → text: lacks month 5 of its counterpart; add it.`,
    ],
    [
      'another form',
      { hero: { text: ['في {city}: ٢ من ٣ في مايو'] } },
      `${at} → text: has another form than “In {city}, 2 of 3 in May”; write it like that.`,
    ],
  ])('%s', (_, texts, line) => {
    expect(lines({ hero: { text: 'In {city}, 2 of 3 in May' } }, texts)).toContain(line);
  });

  it('plural forms that a language lacks or does not have', () => {
    const found = { one: 'منتج', two: 'منتجان', few: '{count} منتجات', most: '', other: '{count}' };
    expect(
      lines({ hero: { one: '{count} product', other: '{count} products' } }, { hero: found }),
    ).toEqual([
      `${at} → many: is missing; write the form for 11, 12, 13.`,
      `${at} → most: is no plural form of the language; remove it.`,
    ]);
  });

  it('differences between articles', () => {
    const reference = '<p>In May, <a href="/about">20</a>.</p><h2>A</h2>';
    const body = '<p>في مايو، <a href="/news">٢١</a>.</p>';
    expect(
      checkBodies('content/ar/news/a.html', reference, body, arabic).map(({ message }) => message),
    ).toEqual([
      'lacks the element <h2> of its counterpart; add it.',
      'lacks the link to /about of its counterpart; add it.',
      'has the link to /news, which its counterpart lacks; correct one of the two.',
      'lacks the figure 20 of its counterpart; add it.',
      'has the figure 21, which its counterpart lacks; correct one of the two.',
    ]);
  });
});
