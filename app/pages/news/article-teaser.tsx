import { useViewTransitionState } from 'react-router';
import { newsPage } from '../../../content/pages/news.ts';
import type { Article } from '../../../schema/news.ts';
import { PageLink } from '../../design/page-link.tsx';
import { ArticleMeta } from '../../news/article-meta.tsx';
import { addressOf } from '../../pages.ts';
import { Picture } from '../../picture/picture.tsx';
import styles from './article-teaser.module.css';

type ArticleTeaserProps = {
  article: Article;
  /** `lead` is for the newest article: large, and its picture is loaded first. */
  variant: 'lead' | 'row';
};

/** An article in the news list. Its link covers the teaser, so that all of it is clickable. */
export function ArticleTeaser({ article, variant }: ArticleTeaserProps) {
  const lead = variant === 'lead';
  const address = addressOf('article', article.id);
  // With view transitions, the picture grows into the one on the article's page.
  const isTransitioning = useViewTransitionState(address);
  return (
    <article className={`${styles.teaser} ${styles[variant]}`}>
      <div className={styles.window}>
        <Picture
          src={article.image}
          role={lead ? 'full' : 'tile'}
          alt=""
          label={article.title}
          priority={lead}
          className={isTransitioning ? `${styles.picture} ${styles.transitioning}` : styles.picture}
        />
      </div>
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
