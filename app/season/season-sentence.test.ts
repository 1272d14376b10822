import { expect, it } from 'vitest';
import { languages } from '../../content/languages.ts';
import { seasonTexts } from '../../content/season-texts.ts';
import { seasonTextsIn } from '../../content/season-texts-in.ts';
import { monthsInLetters } from './months-in-letters.ts';
import { seasonSentence } from './season-sentence.ts';

const crop = (letters: string, variety?: string) => ({
  variety,
  months: monthsInLetters(letters),
  certainty: 'high' as const,
  sources: [],
});
const words = {
  usual: 'usually {months}',
  peak: 'peak {months}',
  possible: 'sometimes {months}',
  variety: '{variety}: {months}',
  sentence: '{seasons}; or so.',
};
const english = {
  ...seasonTextsIn(seasonTexts, languages[0]),
  range: '{first} to {last}',
  comma: ', ',
  semicolon: '; ',
  from: 'from {month}',
  inMonth: '{month}',
};

it.each([
  //J F M A M J J A S O N D
  ['- - - - - - - o x P x -', 'Usually September to November, peak October, sometimes August'],
  [
    'x x P P P x o o - - - -',
    'Usually January to June, peak March to May, sometimes July or August',
  ],
  ['? ? ? ? - - - - - - x ?', 'Usually from November'],
  ['- - - - - - P P P - - -', 'Usually July to September'],
  ['- - - - - - - o - - - -', 'Sometimes August'],
])('%s is “%s”', (letters, months) => {
  expect(seasonSentence([crop(letters)], words, english)).toBe(`${months}; or so.`);
});

it('names the varieties', () => {
  const crops = [crop('x x x - - - - - - - - -', 'Early'), crop('- - - - - P x x - - - -', 'Late')];
  expect(seasonSentence(crops, words, english)).toBe(
    'Early: usually January to March; Late: usually June to August, peak June; or so.',
  );
});

it.each([
  ['- - o - - - - - - - - -', 'Sometimes في مارس'],
  ['- - - - o o - - - - - -', 'Sometimes في مايو أو يونيو'],
  ['- - - - o o o - - - o -', 'Sometimes من مايو إلى يوليو أو في نوفمبر'],
  ['- - - - - - - - P - - -', 'Usually سبتمبر'],
])(
  'in Arabic, %s has a preposition after “sometimes” before a month, but not before a range',
  (letters, months) => {
    const [, arabic = languages[0]] = languages;
    const texts = {
      ...seasonTextsIn(seasonTexts, arabic),
      range: 'من {first} إلى {last}',
      inMonth: 'في {month}',
    };
    expect(seasonSentence([crop(letters)], words, texts)).toBe(`${months}; or so.`);
  },
);
