import type { SeasonTexts } from '../../content/season-texts.ts';
import { fill } from '../text/fill.ts';
import { listText } from '../text/list-text.ts';
import { type Crop, monthsWith, yearOfCrop } from './season.ts';
import { seasonParts } from './season-text.ts';

/** The parts of the sentence, from season-sentences.json of a language. */
export interface SentenceWords {
  usual: string;
  peak: string;
  possible: string;
  variety: string;
  sentence: string;
}

/**
 * The months of a product as a sentence: “Usually September to November, most in October, sometimes August;
 * weather moves it by two weeks or so.”
 */
export function seasonSentence(
  crops: readonly Crop[],
  words: SentenceWords,
  texts: SeasonTexts,
): string {
  const seasons = crops.map((crop) => {
    const year = yearOfCrop(crop);
    const { usual, possible } = seasonParts(year, texts);
    const peak = monthsWith(year, 'peak');
    const isAllPeak = peak.length === monthsWith(year, 'peak', 'usual').length;
    const names = peak.map((month) => texts.months[month - 1] ?? '');
    const months = [
      usual && fill(words.usual, { months: usual }),
      // Not as a range: “most in March to May”.
      !isAllPeak &&
        peak.length > 0 &&
        fill(words.peak, { months: listText(names, 'conjunction', texts.locale) }),
      possible && fill(words.possible, { months: possible }),
    ]
      .filter(Boolean)
      .join(texts.comma);
    return crop.variety ? fill(words.variety, { variety: crop.variety, months }) : months;
  });
  const sentence = fill(words.sentence, { seasons: seasons.join(texts.semicolon) });
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
