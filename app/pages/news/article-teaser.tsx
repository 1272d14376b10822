import { newsPage } from '../../../content/pages/news.ts';
import type { Article } from '../../../schema/news.ts';
import { PageLink } from '../../design/page-link.tsx';
import { ArticleMeta } from '../../news/article-meta.tsx';
import { ArticlePicture } from '../../news/article-picture.tsx';
import { addressOf } from '../../pages.ts';
import styles from './article-teaser.module.css';

type ArticleTeaserProps = {
  article: Article;
  /** `lead` is for the newest article: large, and its picture is loaded first. */
  variant: 'lead' | 'row';
};

/** The pictures of rows are cropped to be high. */
const rowSizes = '(min-width: 64rem) 21rem, (min-width: 40rem) 16rem, 9.75rem';

/** An article in the news list. Its link covers the teaser, so that all of it is clickable. */
export function ArticleTeaser({ article, variant }: ArticleTeaserProps) {
  const lead = variant === 'lead';
  return (
    <article className={`${styles.teaser} ${styles[variant]}`}>
      <div className={styles.window}>
        <ArticlePicture
          article={article}
          role={lead ? 'full' : 'tile'}
          sizes={lead ? undefined : rowSizes}
          priority={lead}
          className={styles.picture}
        />
      </div>
      <div className={styles.text}>
        <ArticleMeta article={article} />
        <h3 className={styles.title}>{article.title}</h3>
        <p className={styles.excerpt}>{article.excerpt}</p>
        <PageLink to={addressOf('article', article.id)} className={styles.more}>
          {newsPage.readMoreLabel}
          <span className="visually-hidden"> {newsPage.readMoreAbout(article.title)}</span>
        </PageLink>
      </div>
    </article>
  );
}
