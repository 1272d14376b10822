import texts from '#texts/pages/article.json' with { type: 'json' };
import { fill } from '../../app/text/fill.ts';
import facts from '../facts/pages/article.json' with { type: 'json' };
import type { Article, Page } from '../schema.ts';
import { withCompany } from '../with-company.ts';

const filled = withCompany(texts);
const networkNames: Readonly<Record<string, string>> = filled.shareTargets;

/** Search engines cut off longer titles. */
const maxTitleLength = 60;

function pageTitle(title: string): string {
  const fullTitle = fill(filled.title, { title });
  return fullTitle.length > maxTitleLength ? title : fullTitle;
}

/** Texts around an article. Its own title and text are in `news.json` and `news/`. */
export const articlePage = {
  ...filled,
  /** The title, description and picture of an article's page. */
  asPage: ({ title, excerpt, image }: Article): Page => ({
    title: pageTitle(title),
    description: excerpt,
    picture: image,
  }),
  shareTargets: facts.shareTargets.map(({ id, url }) => ({
    id,
    name: networkNames[id] ?? '',
    url: url || undefined,
  })),
};

/** For the table of pages. */
export const page = articlePage.asPage;
