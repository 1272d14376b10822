import texts from '#texts/news.json' with { type: 'json' };
import { entriesWithTexts } from './entries-with-texts.ts';
import facts from './facts/news.json' with { type: 'json' };
import type { Article } from './schema.ts';
import { withCompany } from './with-company.ts';

const articleTexts: Readonly<Record<string, Pick<Article, 'title' | 'excerpt' | 'author'>>> =
  withCompany(texts.articles);
const categoryNames: Readonly<Record<string, string>> = texts.categories;

/** The articles, newest first. The text of each is in `news/<id>.html` beside the texts of its language. */
export const articles: readonly Article[] = entriesWithTexts(facts.articles, articleTexts).map(
  (article) => ({ ...article, category: categoryNames[article.category] ?? article.category }),
);

/** All categories of articles. A category without an address is a placeholder (R5). */
export const newsCategoryUrls: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  facts.categories.map(({ id, url }) => [categoryNames[id] ?? id, url || undefined]),
);

export interface NewsCategory {
  name: string;
  count: number;
  url: string | undefined;
}

/** The categories of `list` and their numbers of articles, in the order of first appearance. */
export function newsCategories(list: readonly Article[] = articles): NewsCategory[] {
  return [...new Set(list.map((article) => article.category))].map((name) => ({
    name,
    count: list.filter((article) => article.category === name).length,
    url: newsCategoryUrls[name],
  }));
}
