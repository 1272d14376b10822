import { useViewTransitionState } from 'react-router';
import { newsPage } from '../../content/pages/news.ts';
import type { Article } from '../../content/schema.ts';
import { PageLink } from '../ui/page-link.tsx';
import { Picture } from '../ui/picture.tsx';
import { ArticleMeta } from './article-meta.tsx';
import styles from './article-teaser.module.css';

type ArticleTeaserProps = {
  article: Article;
  /** `lead` is the newest: large, and its picture loaded first. */
  look: 'lead' | 'row';
};

/**
 * An article in the list. Its one link spreads over the whole of it, so that picture and title can
 * be pressed too.
 */
export function ArticleTeaser({ article, look }: ArticleTeaserProps) {
  const lead = look === 'lead';
  const address = `/news/${article.id}`;
  // Its picture grows into that of the article's page, in the browsers that can show that.
  const growing = useViewTransitionState(address);
  return (
    <article className={`${styles.teaser} ${styles[look]}`}>
      <Picture
        src={article.image}
        role={lead ? 'full' : 'tile'}
        alt=""
        label={article.title}
        priority={lead}
        className={growing ? `${styles.picture} ${styles.growing}` : styles.picture}
      />
      <div className={styles.text}>
        <ArticleMeta article={article} />
        <h3 className={styles.title}>{article.title}</h3>
        <p className={styles.excerpt}>{article.excerpt}</p>
        <PageLink to={address} className={styles.more}>
          {newsPage.readMoreLabel}
          <span className="visually-hidden"> {newsPage.readMoreAbout(article.title)}</span>
        </PageLink>
      </div>
    </article>
  );
}
