import { fill } from '../../app/text/fill.ts';
import type { Page } from '../../schema/pages.ts';
import { part } from '../part.ts';

const texts = part('pages/news');

/** How many articles are shown at first. More would be a long way to the sidebar on a phone. */
export const latestCount = 10;

export const newsPage = {
  ...texts,
  /** Added to the label for screen readers, which list links without their context. */
  readMoreAbout: (title: string) => fill(texts.readMoreAbout, { title }),
} satisfies Page & Record<string, unknown>;

/** @public For app/seo/site-pages.ts. */
export const page = newsPage;
