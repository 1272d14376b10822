import {
  type EncodedPicture,
  encodingsIn,
  hasRole,
  pictureAddress,
  roleInArticle,
  srcSetIn,
} from '../app/picture/picture-roles.ts';
import { encodedPictures } from '../pictures/table.ts';

/** A picture in an article: `{picture:gallery-7}`, as a paragraph of its own. */
export const picturePlaceholder = /\{picture:([^}]*)\}/g;

/** The pictures that an article can show. */
export const articlePictures = () =>
  encodedPictures().filter(({ kind }) => hasRole(kind, roleInArticle));

/**
 * Puts pictures into the HTML of an article. Their captions say what they show, so they need no alternative texts.
 * @param pictures those of `articlePictures`
 * @param descriptions what pictures show, by their addresses
 */
export const withPictures = (
  html: string,
  pictures: readonly EncodedPicture[],
  descriptions: Readonly<Record<string, string>>,
) =>
  html.replace(new RegExp(`<p>${picturePlaceholder.source}</p>`, 'g'), (paragraph, id) => {
    const picture = pictures.find((one) => one.id === id);
    const widest = picture && encodingsIn(picture, roleInArticle).at(-1);
    // The check of the content has reported it. The form shows articles that have mistakes.
    if (!widest) return paragraph;
    const src = pictureAddress(id);
    const caption = (descriptions[src] ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    return (
      '<figure><picture>' +
      `<source type="image/avif" srcset="${srcSetIn(picture, roleInArticle)}" sizes="(min-width: 80rem) 80rem, 92vw">` +
      `<img src="${src}" alt="" width="${widest.width}" height="${widest.height}" loading="lazy" decoding="async">` +
      `</picture><figcaption>${caption}</figcaption></figure>`
    );
  });
