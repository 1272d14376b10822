import type { Article } from '../../../schema/news.ts';

/** Maximum number of articles in Related Content (specification 2 and 9). */
const relatedLimit = 2;

/** Up to {@link relatedLimit} other articles, in list order. */
export function otherArticles(list: readonly Article[], article: Article): Article[] {
  return list.filter(({ id }) => id !== article.id).slice(0, relatedLimit);
}

/** Up to {@link relatedLimit} other articles of the same category, in list order. */
export function relatedArticles(list: readonly Article[], article: Article): Article[] {
  return otherArticles(
    list.filter(({ category }) => category === article.category),
    article,
  );
}
