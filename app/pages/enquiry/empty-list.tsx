import { inSeason } from '../../../content/in-season.ts';
import { enquiryPage } from '../../../content/pages/enquiry.ts';
import { ButtonLink } from '../../design/button.tsx';
import { AskLink } from '../../enquiry-list/ask-link.tsx';
import { addressOf } from '../../pages.ts';
import { Picture } from '../../picture/picture.tsx';
import { productsThisMonth } from '../../season/products-in-month.ts';
import styles from './enquiry-page.module.css';
import sheet from './packing-list.module.css';
import { SheetHead } from './sheet-head.tsx';

const texts = enquiryPage.empty;

/** The most products in season that are offered. The calendar has all. */
const mostProducts = 6;

/** Shown instead of the list: a blank sheet with how to begin one, and what is in season this month. */
export function EmptyList({ headingId }: { headingId: string }) {
  // The list has replaced the link that had the focus.
  const focusList = () => document.getElementById(headingId)?.focus();

  return (
    <div className={styles.empty}>
      <div className={sheet.sheet}>
        <SheetHead headingId={headingId} heading={texts.heading} />
        <p className={styles.blank}>{texts.text}</p>
        <p className={styles.links}>
          <ButtonLink to={addressOf('products')} variant="primary">
            {texts.productsLabel}
          </ButtonLink>
          <ButtonLink to={addressOf('seasons')} variant="outline">
            {texts.seasonsLabel}
          </ButtonLink>
        </p>
      </div>
      <section className={styles.inSeason} aria-labelledby="in-season">
        <h2 id="in-season">{inSeason.heading}</h2>
        <ul>
          {productsThisMonth(mostProducts).map(({ product: { id, images } }) => (
            <li key={id}>
              <Picture src={images[1]} role="card" sizes="(min-width: 62rem) 13rem, 10rem" alt="" />
              <AskLink id={id} onAsk={focusList} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
