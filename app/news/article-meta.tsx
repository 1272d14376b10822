import type { ReactNode } from 'react';
import { isoDate } from '../../content/iso-date.ts';
import { articlePage } from '../../content/pages/news.ts';
import type { Article } from '../../content/schema.ts';
import styles from './article-meta.module.css';

type ArticleMetaProps = { article: Article; children?: ReactNode };

/** An article's date and author in small caps, and what else is said beside them. */
export function ArticleMeta({ article, children }: ArticleMetaProps) {
  return (
    <p className={styles.meta}>
      <time dateTime={isoDate(article.date)}>{article.date}</time>
      <span>{`${articlePage.byLabel} ${article.author}`}</span>
      {children}
    </p>
  );
}
