import { articlePage } from '../../content/pages/article.ts';
import type { Article } from '../../schema/news.ts';
import { dateText } from '../text/date-text.ts';
import styles from './article-meta.module.css';

/** An article's date and author in small caps. */
export function ArticleMeta({ article }: { article: Article }) {
  return (
    <p className={styles.meta}>
      <time dateTime={article.date}>{dateText(article.date)}</time>
      <span>{`${articlePage.byLabel} ${article.author}`}</span>
    </p>
  );
}
