import { addressOf } from '../app/pages.ts';
import { fill } from '../app/text/fill.ts';
import { part } from './part.ts';

const texts = part('words/sharing');

/** The RSS feed of the news. */
export const newsFeed = { title: texts.newsFeedTitle, address: `${addressOf('news')}/feed.xml` };

/** The alternative text of the image in a link preview. */
export const previewText = (picture: string, title: string) =>
  fill(texts.previewText, { picture, title });
