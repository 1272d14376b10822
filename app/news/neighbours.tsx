import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { articles } from '../../content/news.ts';
import { articlePage } from '../../content/pages/news.ts';
import type { Article } from '../../content/schema.ts';
import { PageLink } from '../ui/page-link.tsx';
import { neighbours } from './articles.ts';
import styles from './neighbours.module.css';

/** Links to the previous and the next article in the list (R15). */
export function Neighbours({ article }: { article: Article }) {
  const { previous, next } = neighbours(articles, article);
  if (!previous && !next) return null;
  return (
    <nav aria-label={articlePage.neighboursLabel} className={styles.neighbours}>
      {previous && (
        <PageLink to={`/news/${previous.id}`} className={styles.link}>
          <span className={styles.direction}>
            <IconArrowLeft aria-hidden="true" size={20} />
            {articlePage.previousLabel}
          </span>
          <span className={styles.title}>{previous.title}</span>
        </PageLink>
      )}
      {next && (
        <PageLink to={`/news/${next.id}`} className={`${styles.link} ${styles.next}`}>
          <span className={styles.direction}>
            {articlePage.nextLabel}
            <IconArrowRight aria-hidden="true" size={20} />
          </span>
          <span className={styles.title}>{next.title}</span>
        </PageLink>
      )}
    </nav>
  );
}
