import { expect, it } from 'vitest';
import { languages } from '../../content/languages.ts';
import { loadContent } from '../../content/load-content.ts';
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
const english = loadContent(languages[0])['words/season-sentences'];
const texts = seasonTextsIn(seasonTexts, languages[0]);
const weather = 'weather moves it by two weeks or so.';

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
  expect(seasonSentence([crop(letters)], english, texts)).toBe(`${months}; ${weather}`);
});

it('names the varieties', () => {
  const crops = [crop('x x x - - - - - - - - -', 'Early'), crop('- - - - - P x x - - - -', 'Late')];
  expect(seasonSentence(crops, english, texts)).toBe(
    `Early: usually January to March; Late: usually June to August, peak June; ${weather}`,
  );
});

it.each([
  ['- - o - - - - - - - - -', 'وأحيانًا في مارس'],
  ['- - - - o o - - - - - -', 'وأحيانًا في مايو أو يونيو'],
  ['- - - - o o o - - - o -', 'وأحيانًا من مايو إلى يوليو أو في نوفمبر'],
  ['- - - - - - - - P - - -', 'الموسم المعتاد سبتمبر'],
])(
  'in Arabic, %s has a preposition after “sometimes” before a month, but not before a range',
  (letters, months) => {
    const [, arabic = languages[0]] = languages;
    const content = loadContent(arabic);
    const arabicTexts = seasonTextsIn(content['words/seasons'], arabic);
    const sentence = seasonSentence(
      [crop(letters)],
      content['words/season-sentences'],
      arabicTexts,
    );
    expect(sentence.split('؛')[0]).toBe(months);
  },
);
