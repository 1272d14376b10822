import { type CSSProperties, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { articles } from '../../content/news.ts';
import { articlePage } from '../../content/pages/news.ts';
import type { Article } from '../../content/schema.ts';
import { pageMeta } from '../lib/seo.ts';
import { Hero } from '../ui/hero.tsx';
import { Picture } from '../ui/picture.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { ArticleBody, textOf } from './article-body.tsx';
import { ArticleBoundary } from './article-boundary.tsx';
import { ArticleMeta } from './article-meta.tsx';
import styles from './article-page.module.css';
import { ArticlePicture } from './article-picture.tsx';
import { ArticleSidebar } from './article-sidebar.tsx';
import { articleAt } from './articles.ts';
import { Neighbours } from './neighbours.tsx';

/** How long picture and text take to fade in, in seconds (specification 2 and 9). */
const fadeSeconds = 0.5;

export function meta({ location }: { location: { pathname: string } }) {
  const article = articleAt(articles, location.pathname);
  return article && pageMeta(articlePage.asPage(article));
}

/**
 * One news article; every article of content/news.ts has a route that leads here (specification 2,
 * R15).
 */
export default function ArticlePage() {
  const { pathname } = useLocation();
  const article = articleAt(articles, pathname);
  if (!article) throw new Error(`No article at "${pathname}": see app/routes.ts.`);
  return (
    <ArticleBoundary key={article.id}>
      <ArticleView article={article} />
    </ArticleBoundary>
  );
}

function ArticleView({ article }: { article: Article }) {
  // Kept while the text is awaited, for React must find the same promise again; the next visit asks
  // anew.
  const [text] = useState(() => textOf(article.id));

  return (
    <article>
      <Hero title={article.title} ground="paper" kicker={article.category}>
        <ArticleMeta article={article} />
      </Hero>
      <div
        className={`wrap ${styles.columns}`}
        style={{ '--seconds': `${fadeSeconds}s` } as CSSProperties}
      >
        <div className={styles.main}>
          <ArticlePicture article={article}>
            <Picture
              src={article.image}
              role="full"
              alt=""
              label={article.title}
              priority
              className={`${styles.picture} ${styles.fade}`}
            />
          </ArticlePicture>
          <Suspense
            fallback={
              <div className={styles.screenful}>
                <Spinner label={articlePage.loadingLabel} />
              </div>
            }
          >
            <div className={styles.fade}>
              <ArticleBody id={article.id} text={text} />
            </div>
          </Suspense>
          <Neighbours article={article} />
        </div>
        <ArticleSidebar article={article} />
      </div>
    </article>
  );
}
