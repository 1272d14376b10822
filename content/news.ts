import type { Article } from '../schema/news.ts';
import { part } from './part.ts';

/** The articles, newest first. Their texts are loaded when they are opened. */
export const articles: readonly Article[] = part('articles');

/** The addresses of the categories of articles, by name. A category without one is a placeholder (R5). */
const categoryUrls: Readonly<Record<string, string>> = part('newsCategoryUrls');

interface NewsCategory {
  name: string;
  count: number;
  url: string | undefined;
}

/** The categories of `list` and their numbers of articles, in the order of first appearance. */
export function newsCategories(list: readonly Article[]): NewsCategory[] {
  return [...new Set(list.map((article) => article.category))].map((name) => ({
    name,
    count: list.filter((article) => article.category === name).length,
    url: categoryUrls[name],
  }));
}
