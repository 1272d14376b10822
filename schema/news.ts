// The fields of the files in content/news/ and content/news-categories/. The name of a file is its id.
import { z } from 'zod';
import { date, linkAddress, nameOf, picture, strict } from './fields.ts';
import { inEveryLanguage, localized, shows } from './localized.ts';

/** article-text.ts checks it. */
const markdown = () =>
  z.string({ error: 'is missing; write the article.' }).meta({ control: 'markdown' });

export const articleFileSchema = strict({
  title: localized(10, 60),
  excerpt: localized(120, 155).describe('Also the description of the article’s page.'),
  author: localized(3, 40),
  date: date(),
  category: nameOf('news-categories', 'seasonal'),
  picture: picture('tile'),
  shows: shows(),
  text: inEveryLanguage(markdown).describe(
    'It begins with a paragraph. Links to this site are as in /products/carrots. {season:carrots} becomes its months, {picture:gallery-7} between empty lines that picture.',
  ),
});

/** A category without an address is a placeholder (R5). */
export const newsCategoryFileSchema = strict({ name: localized(3, 30), url: linkAddress() });

/** An article as components get it (specification 3). Its text is loaded when it is opened. */
export interface Article {
  id: string;
  title: string;
  excerpt: string;
  /** An address, as in `/pictures/news-farming.jpg`. */
  image: string;
  /** As in `2025-04-15`. */
  date: string;
  author: string;
  /** The name of its category. */
  category: string;
}
