import type { Problem } from './check.ts';
import { articlePage } from './pages/news.ts';
import type { Article } from './schema.ts';

/** Search engines cut off longer titles. */
const longest = 60;

/** Reports an article whose title is too long once the company's name follows it. */
export function checkPageTitle(article: Article): Problem[] {
  const title = article.title ?? '';
  const pageTitle = articlePage.asPage(article).title;
  // The schema already refuses a title that is too long by itself.
  if (pageTitle.length <= longest || title.length > longest) return [];
  const ending = pageTitle.slice(title.length);
  const remedy =
    `is ${title.length} characters, and ${pageTitle.length} with “${ending}” in the page’s title; ` +
    `write at most ${longest - ending.length}.`;
  return [{ file: 'content/news.ts', entry: article.id, field: 'title', remedy }];
}
