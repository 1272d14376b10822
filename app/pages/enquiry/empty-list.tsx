import { enquiryPage } from '../../../content/pages/enquiry.ts';
import { ButtonLink } from '../../design/button.tsx';
import { addressOf } from '../../pages.ts';
import styles from './enquiry-page.module.css';

const copy = enquiryPage.empty;

/** Shown instead of an empty list: how to begin one. */
export function EmptyList({ headingId }: { headingId: string }) {
  return (
    <div className={styles.empty}>
      <h2 id={headingId} tabIndex={-1}>
        {copy.heading}
      </h2>
      <p>{copy.text}</p>
      <p className={styles.links}>
        <ButtonLink to={addressOf('products')} variant="primary">
          {copy.productsLabel}
        </ButtonLink>
        <ButtonLink to={addressOf('seasons')} variant="outline">
          {copy.seasonsLabel}
        </ButtonLink>
      </p>
    </div>
  );
}
