import { fill } from '../../app/text/fill.ts';
import type { Article } from '../../schema/news.ts';
import type { Page } from '../../schema/pages.ts';
import { part } from '../part.ts';

const texts = part('pages/article');

/** Search engines cut off longer titles. */
const maxTitleLength = 60;

function pageTitle(title: string): string {
  const fullTitle = fill(texts.title, { title });
  return fullTitle.length > maxTitleLength ? title : fullTitle;
}

/** Texts around an article. Its own title and text are in `content/news/`. */
export const articlePage = {
  ...texts,
  notFound: { ...texts.notFound, title: pageTitle(texts.notFound.heading) },
  /** The title, description and picture of an article's page. */
  asPage: ({ title, excerpt, image }: Article): Page => ({
    title: pageTitle(title),
    description: excerpt,
    picture: image,
  }),
};

/** @public For app/seo/site-pages.ts. */
export const page = articlePage.asPage;
