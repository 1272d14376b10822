import type { Article } from '../../../schema/news.ts';

/** Maximum number of articles in Related Content (specification 2 and 9). */
const relatedLimit = 2;

export function articleById(list: readonly Article[], id: string | undefined): Article | undefined {
  return list.find((article) => article.id === id);
}

/** Up to {@link relatedLimit} other articles of the same category, in list order. */
export function relatedArticles(list: readonly Article[], article: Article): Article[] {
  return list
    .filter(({ id, category }) => category === article.category && id !== article.id)
    .slice(0, relatedLimit);
}
