import { notFoundPage } from '../../content/pages/not-found.ts';
import { ButtonLink } from './button.tsx';
import { Hero } from './hero.tsx';
import styles from './not-found.module.css';
import { PageHead } from './page-head.tsx';

/** The content of the 404 page, shown at every unknown address (specification 2 and 8). */
export function NotFound() {
  return (
    <div className={styles.page}>
      <PageHead page={notFoundPage} />
      <Hero
        title={notFoundPage.heading}
        background="picture"
        picture={notFoundPage.picture}
        size="full"
        kicker={<span className={styles.code}>{notFoundPage.code}</span>}
      >
        <p>{notFoundPage.message}</p>
        <ButtonLink to="/" variant="primary">
          {notFoundPage.linkLabel}
        </ButtonLink>
      </Hero>
    </div>
  );
}
