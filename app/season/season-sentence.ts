import type { LoadedContent } from '../../content/loaded-content.ts';
import type { SeasonTexts } from '../../content/season-texts-in.ts';
import { capitalised } from '../text/capitalised.ts';
import { fill } from '../text/fill.ts';
import { type Crop, yearOfCrop } from './season.ts';
import { seasonParts } from './season-text.ts';

/**
 * The months of a product as a sentence: “Usually September to November, peak October, sometimes August;
 * weather moves it by two weeks or so.”
 */
export function seasonSentence(
  crops: readonly Crop[],
  words: LoadedContent['words/season-sentences'],
  texts: SeasonTexts,
): string {
  const seasons = crops.map((crop) => {
    const { usual, peak, possible } = seasonParts(yearOfCrop(crop), texts, texts.inMonth);
    const months = [
      usual && fill(words.usual, { months: usual }),
      peak && peak !== usual && fill(words.peak, { months: peak }),
      possible && fill(words.possible, { months: possible }),
    ]
      .filter(Boolean)
      .join(texts.comma);
    return crop.variety ? fill(words.variety, { variety: crop.variety, months }) : months;
  });
  return capitalised(fill(words.sentence, { seasons: seasons.join(texts.semicolon) }));
}
