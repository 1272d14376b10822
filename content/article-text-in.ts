import { pictureAddress } from '../app/picture/picture-roles.ts';
import { type Year, yearOfCrop } from '../app/season/season.ts';
import { seasonText } from '../app/season/season-text.ts';
import { capitalised } from '../app/text/capitalised.ts';
import { articleHtml } from '../schema/article-text.ts';
import { inLanguage } from '../schema/localized.ts';
import { pictures } from '../schema/named-pictures.ts';
import { articlePictures, withPictures } from './article-pictures.ts';
import type { Language } from './languages.ts';
import type { ContentFiles } from './read-content.ts';
import { everyFile } from './references.ts';
import { seasonKeys, seasonPlaceholder } from './season-keys.ts';
import { type SeasonTexts, seasonTextsIn } from './season-texts-in.ts';

/** What pictures show, by their addresses. */
export const pictureDescriptionsIn = (
  { code }: Language,
  files: ContentFiles,
): Record<string, string> =>
  Object.fromEntries(
    everyFile(files)
      .flatMap(({ value }) => pictures(value))
      .flatMap(({ name, shows }) => (shows ? [[pictureAddress(name), shows[code] ?? '']] : [])),
  );

/** Makes HTML of the Markdown of an article, with its pictures and the months of products. */
export function articleTextIn(
  language: Language,
  files: ContentFiles,
): (markdown: string) => string {
  const texts = seasonTextsIn(inLanguage(files.words.seasons.value, language.code), language);
  const months = Object.fromEntries(
    files.products.flatMap((product) => {
      const { crops } = inLanguage(product.value, language.code).season;
      return crops.map((crop, index) => {
        const year = yearOfCrop(crop);
        const months = { text: capitalised(seasonText(year, texts)), marks: marksOf(year, texts) };
        return [seasonKeys(product)[index], months];
      });
    }),
  );
  const shown = articlePictures();
  const descriptions = pictureDescriptionsIn(language, files);
  return (markdown) =>
    withPictures(articleHtml(markdown), shown, descriptions)
      .replace(
        cellWithSeason,
        (cell, start, key) => start + (months[key]?.marks ?? '') + cell.slice(start.length),
      )
      .replace(captionOfMarks, (caption) => caption + legendOf(texts))
      .replace(seasonPlaceholder, (placeholder, key) => months[key]?.text ?? placeholder);
}

/** A cell of a table that begins with the months of a product. They stand above the text as marks. */
const cellWithSeason = new RegExp(`(<td[^>]*>)${seasonPlaceholder.source}`, 'g');

/** The text of a caption whose table has such marks. */
const captionOfMarks = /(?<=<caption>)[^<]*(?=<\/caption>(?:(?!<\/table>).)*data-months)/gs;

/** Explains the marks. As attributes, so that the news feed has no words without their marks. */
function legendOf({ levels }: SeasonTexts): string {
  const items = (['peak', 'usual', 'possible'] as const).map(
    (level) => `<span data-initial="${levels[level]}"><span data-month="${level}"></span></span>`,
  );
  return `<span data-legend aria-hidden="true">${items.join('')}</span>`;
}

/** The marks of `app/season/month-mark.tsx`. The text says the same to screen readers and in the news feed. */
function marksOf(year: Year, { initials }: SeasonTexts): string {
  const marks = year.map(
    (level, index) =>
      `<span data-month="${level ?? 'unknown'}" data-initial="${initials[index]}"></span>`,
  );
  return `<span data-months aria-hidden="true">${marks.join('')}</span>`;
}
