import { notFoundPage } from '../../../content/pages/not-found.ts';
import { ButtonLink } from '../../design/button.tsx';
import { Hero } from '../../design/hero.tsx';
import { InSeason } from '../../in-season/in-season.tsx';
import { addressOf } from '../../pages.ts';
import { PageHead } from '../../seo/page-head.tsx';
import styles from './not-found-page.module.css';

/** Shown at every address that no other page has (specification 2 and 8). Below it is a way on. */
export function NotFoundPage() {
  return (
    <div className={styles.page}>
      <PageHead name="not-found" page={notFoundPage} />
      <Hero
        title={notFoundPage.heading}
        picture={notFoundPage.picture}
        size="full"
        kicker={<span className={styles.code}>{notFoundPage.code}</span>}
      >
        <p>{notFoundPage.message}</p>
        <div className={styles.ways}>
          <ButtonLink to={addressOf('home')} variant="primary">
            {notFoundPage.linkLabel}
          </ButtonLink>
          <ButtonLink to={addressOf('products')} variant="outline">
            {notFoundPage.productsLabel}
          </ButtonLink>
        </div>
      </Hero>
      <InSeason />
    </div>
  );
}

export { NotFoundPage as Component };
