import { productPage } from '../../../content/pages/product.ts';
import { productTexts } from '../../../content/product-texts.ts';
import { seasonTexts } from '../../../content/season-texts.ts';
import type { Season } from '../../../schema/product.ts';
import { PageLink } from '../../design/page-link.tsx';
import { addressOf } from '../../pages.ts';
import { yearOfCrop } from '../../season/season.ts';
import { YearStrip } from '../../season/year-strip.tsx';
import styles from './product-season.module.css';

/** The months of a product as year strips. A product without known months has a note instead. */
export function ProductSeason({ id, season }: { id: string; season: Season | undefined }) {
  const texts = productTexts[id];
  const crops = season?.crops ?? [];
  return (
    <section className={styles.season} aria-labelledby="season">
      <h2 id="season" className={styles.heading}>
        {productPage.season.heading}
      </h2>
      {crops.map((crop) => (
        <YearStrip key={crop.variety ?? ''} year={yearOfCrop(crop)} title={crop.variety} />
      ))}
      {texts?.seasonNote && (
        <p className={crops.length > 0 ? styles.note : styles.instead}>{texts.seasonNote}</p>
      )}
      {crops.length > 0 && <p className={styles.note}>{seasonTexts.weatherNote}</p>}
      <p className={styles.calendar}>
        <PageLink to={addressOf('seasons')}>{productPage.season.calendarLabel}</PageLink>
      </p>
    </section>
  );
}
