import { Navigate, useLocation } from 'react-router';
import { notFoundPage } from '../../content/pages/not-found.ts';
import { pageMeta } from '../lib/seo.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Hero } from '../ui/hero.tsx';
import styles from './not-found-page.module.css';

export const meta = () => pageMeta(notFoundPage);

/**
 * For every address that no route knows. Articles that are not known lead to the list of news
 * (specification 2 and 8, R15): within the site at once; on a host that knows no redirects and
 * shows this page instead, once it is hydrated.
 */
export default function NotFoundPage() {
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  if (hydrated && pathname.startsWith('/news/')) return <Navigate to="/news" replace />;

  return (
    <div className={styles.page}>
      <Hero
        title={notFoundPage.heading}
        ground="picture"
        picture={notFoundPage.picture}
        size="full"
        kicker={<span className={styles.code}>{notFoundPage.code}</span>}
      >
        <p>{notFoundPage.message}</p>
        <ButtonLink to="/" look="call">
          {notFoundPage.linkLabel}
        </ButtonLink>
      </Hero>
    </div>
  );
}
