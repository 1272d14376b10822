// Placeholders for texts from content, so that a new product, article, photo or company changes no
// transcript.

import { noFilter } from '../../app/pages/products/product-filter.ts';
import { dateText } from '../../app/text/date-text.ts';
import { company } from '../../content/company.ts';
import { galleryImages } from '../../content/gallery.ts';
import { newsCategories } from '../../content/news.ts';
import { galleryPage } from '../../content/pages/gallery.ts';
import { productsPage } from '../../content/pages/products.ts';
import { products } from '../../content/products.ts';
import type { Article, Product } from '../../content/schema.ts';

/** Replaces the texts from content in a transcript by placeholders. */
export type PlaceholderWriter = (text: string) => string;

type Pair = readonly [text: string, placeholder: string];

/** Replaces the longest texts first, because other texts can contain the company's name. */
export function placeholderWriter(pairs: readonly Pair[]): PlaceholderWriter {
  const known = pairs
    .filter(([text]) => text !== '')
    .toSorted(([one], [other]) => other.length - one.length);
  return (text) =>
    known.reduce(
      (all, [from, to]) =>
        all.replaceAll(from, to).replaceAll(from.toUpperCase(), to.toUpperCase()),
      text,
    );
}

export const companyTexts: readonly Pair[] = [
  [company.name, '‹company name›'],
  [company.legalName, '‹company, legal name›'],
  [company.phone, '‹company phone›'],
  [company.email, '‹company email›'],
  [company.city, '‹city›'],
  [company.address.join(', '), '‹address›'],
  [company.aboutText, '‹about the company›'],
  [company.illustrationNote, '‹note on the pictures›'],
];

/** The number of products that a search finds. */
export const resultCountTexts: readonly Pair[] = products.map((_, index) => [
  productsPage.results.count(index + 1, noFilter).trim(),
  '‹count› products found',
]);

/** The gallery's photos, in its order, and how many are shown. */
export const photoTexts: readonly Pair[] = galleryImages.flatMap(
  ({ alt, category }, index): Pair[] => {
    const total = galleryImages.length;
    const name = alt || galleryPage.photoName(category, index + 1, total);
    return [
      [name, '‹photo name›'],
      [galleryPage.lightbox.shown({ alt, name }, index + 1, total), '‹photo name›'],
      [galleryPage.count(index + 1), '‹count› photos shown'],
      [`${index + 1} of ${total}`, '‹place› of ‹count›'],
    ];
  },
);

export const productTexts = ({ name, description, details }: Product): readonly Pair[] => [
  [name, '‹product name›'],
  [description, '‹product description›'],
  [details, '‹product details›'],
];

export const articleTexts = ({ title, date, author, excerpt }: Article): readonly Pair[] => [
  [title, '‹article title›'],
  [dateText(date), '‹date›'],
  [author, '‹author›'],
  [excerpt, '‹excerpt›'],
];

export const categoryTexts = (): readonly Pair[] =>
  newsCategories().map(({ name, count }) => [`${name} (${count})`, '‹category› (‹count›)']);
