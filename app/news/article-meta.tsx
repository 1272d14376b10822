import { isoDate } from '../../content/iso-date.ts';
import { articlePage } from '../../content/pages/news.ts';
import type { Article } from '../../content/schema.ts';
import styles from './article-meta.module.css';

/** An article's date and author in small caps. */
export function ArticleMeta({ article }: { article: Article }) {
  return (
    <p className={styles.meta}>
      <time dateTime={isoDate(article.date)}>{article.date}</time>
      <span>{`${articlePage.byLabel} ${article.author}`}</span>
    </p>
  );
}
