import { notFoundPage } from '../../content/pages/not-found.ts';
import { ButtonLink } from './button.tsx';
import { Hero } from './hero.tsx';
import styles from './not-found.module.css';
import { PageHead } from './page-head.tsx';

/** What stands at an address without a page (specification 2 and 8). */
export function NotFound() {
  return (
    <div className={styles.page}>
      <PageHead page={notFoundPage} />
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
