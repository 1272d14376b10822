import { pictureAddress } from '../app/picture/picture-roles.ts';
import { yearOfCrop } from '../app/season/season.ts';
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
import { seasonTextsIn } from './season-texts-in.ts';

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
      return crops.map((crop, index) => [
        seasonKeys(product)[index],
        capitalised(seasonText(yearOfCrop(crop), texts)),
      ]);
    }),
  );
  const shown = articlePictures();
  const descriptions = pictureDescriptionsIn(language, files);
  return (markdown) =>
    withPictures(articleHtml(markdown), shown, descriptions).replace(
      seasonPlaceholder,
      (placeholder, key) => months[key] ?? placeholder,
    );
}
