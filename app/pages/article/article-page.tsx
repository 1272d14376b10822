import { type CSSProperties, Suspense, useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { articles } from '../../../content/news.ts';
import { articlePage } from '../../../content/pages/article.ts';
import type { Article } from '../../../schema/news.ts';
import { Hero } from '../../design/hero.tsx';
import { Spinner } from '../../design/spinner.tsx';
import { neighbours } from '../../neighbours/neighbours.ts';
import { Neighbours } from '../../neighbours/neighbours.tsx';
import { ArticleMeta } from '../../news/article-meta.tsx';
import { ArticlePicture } from '../../news/article-picture.tsx';
import { addressOf } from '../../pages.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { ArticleBody, articleText } from './article-body.tsx';
import { ArticleErrorBoundary } from './article-error-boundary.tsx';
import styles from './article-page.module.css';
import { ArticleSidebar } from './article-sidebar.tsx';

/** Duration of the fade-in of picture and text, in seconds (specification 2 and 9). */
const fadeSeconds = 0.5;

/** One news article; for an unknown one, the list of news (specification 2, R15). */
export function ArticlePage() {
  const { id } = useParams();
  const article = articles.find((one) => one.id === id);
  const navigate = useNavigate();
  useEffect(() => {
    if (!article) void navigate(addressOf('news'), { replace: true });
  }, [article, navigate]);
  // As high as the screen, or the footer would be at its top until the list of news is here.
  if (!article) return <div className={styles.leaving} />;
  return (
    <ArticleErrorBoundary key={article.id}>
      <ArticleView article={article} />
    </ArticleErrorBoundary>
  );
}

function ArticleView({ article }: { article: Article }) {
  // In state, because React needs the same promise in every render. The next visit asks again.
  const [text] = useState(() => articleText(article.id));
  const { previous, next } = neighbours(articles, article);

  return (
    <article style={{ '--seconds': `${fadeSeconds}s` } as CSSProperties}>
      <PageHead name="article" id={article.id} page={articlePage.asPage(article)} />
      <div className={styles.head} data-background="paper">
        <Hero title={article.title} kicker={article.category}>
          <ArticleMeta article={article} />
        </Hero>
        <div className={`wrap ${styles.window}`}>
          <ArticlePicture
            article={article}
            role="full"
            priority
            className={`${styles.picture} ${styles.fade}`}
          />
        </div>
      </div>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.main}>
          <Suspense
            fallback={
              <div className={styles.loading}>
                <Spinner label={articlePage.loadingLabel} />
              </div>
            }
          >
            <div className={styles.fade}>
              <ArticleBody id={article.id} text={text} />
            </div>
          </Suspense>
          <Neighbours
            labels={articlePage}
            previous={previous && linkTo(previous)}
            next={next && linkTo(next)}
          />
        </div>
        <ArticleSidebar article={article} articles={articles} />
      </div>
    </article>
  );
}

const linkTo = ({ id, title }: Article) => ({ to: addressOf('article', id), title });

export { ArticlePage as Component };
