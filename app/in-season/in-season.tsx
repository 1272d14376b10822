import { Suspense } from 'react';
import { useInView } from 'react-intersection-observer';
import { inSeason } from '../../content/in-season.ts';
import { lazyOrNothing } from '../browser/lazy-or-nothing.ts';
import { PageLink } from '../design/page-link.tsx';
import { addressOf } from '../pages.ts';
import styles from './in-season.module.css';

/** The most products that are shown. The calendar has all. */
const mostProducts = 6;

const ProductsInSeason = lazyOrNothing(() =>
  import('./products-in-season.tsx').then((module) => module.ProductsInSeason),
);

/**
 * What is in season this month, with pictures, and the way to the calendar. The page may have been built
 * months ago, so the products come with script, when the visitor scrolls to their places.
 */
export function InSeason() {
  const { ref, inView } = useInView({ triggerOnce: true });
  const { heading, calendarLabel } = inSeason;
  const places = (
    <div className={styles.list} aria-hidden="true">
      {Array.from({ length: mostProducts }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places have nothing else.
        <span key={place} className={styles.place} />
      ))}
    </div>
  );

  return (
    <section ref={ref} className={`wrap ${styles.section}`} aria-labelledby="in-season">
      <div className={styles.head}>
        <h2 id="in-season">{heading}</h2>
        <PageLink to={addressOf('seasons')}>{calendarLabel}</PageLink>
      </div>
      <div className={styles.products}>
        {inView ? (
          <Suspense fallback={places}>
            <ProductsInSeason
              most={mostProducts}
              className={styles.list}
              pictureClassName={styles.place}
            />
          </Suspense>
        ) : (
          places
        )}
      </div>
    </section>
  );
}
