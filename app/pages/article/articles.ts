import type { Article } from '../../../schema/news.ts';
import { neighbours } from '../../neighbours/neighbours.ts';

/** Maximum number of articles in Related Content (specification 2 and 9). */
const relatedLimit = 2;

/** Up to {@link relatedLimit} other articles in list order, without those that Previous and Next lead to. */
export function otherArticles(list: readonly Article[], article: Article): Article[] {
  const { previous, next } = neighbours(list, article);
  return list.filter((one) => ![previous, article, next].includes(one)).slice(0, relatedLimit);
}

/** Up to {@link relatedLimit} other articles of the same category, in list order. */
export function relatedArticles(list: readonly Article[], article: Article): Article[] {
  return list
    .filter((one) => one.category === article.category && one !== article)
    .slice(0, relatedLimit);
}
