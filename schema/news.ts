// The fields of the files in content/news/ and content/news-categories/. The name of a file is its id.
import { z } from 'zod';
import { date, id, linkAddress, picture, strict } from './fields.ts';
import { localized } from './localized.ts';

const markdown = () => z.string({ error: 'is missing; write the text in Markdown after “|”.' });

export const articleFileSchema = strict({
  title: localized(10, 60),
  /** Also the description of the article's page. */
  excerpt: localized(120, 155),
  author: localized(3, 40),
  date: date(),
  /** The name of a file in content/news-categories/. */
  category: id('seasonal'),
  picture: picture('tile'),
  shows: localized(2, 160).optional(),
  /** Markdown (article-text.ts). */
  text: strict({ en: markdown(), ar: markdown() }),
});

/** A category without an address is a placeholder (R5). */
export const newsCategoryFileSchema = strict({ name: localized(3, 30), url: linkAddress() });

/** An article as components get it (specification 3). Its `content` is loaded when it is opened. */
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
