import { enquiryPage } from '../../../content/pages/enquiry.ts';
import { ButtonLink } from '../../design/button.tsx';
import { addressOf } from '../../pages.ts';
import { Picture } from '../../picture/picture.tsx';
import styles from './enquiry-page.module.css';

const texts = enquiryPage.empty;

/** Shown instead of an empty list: how to begin one. */
export function EmptyList({ headingId }: { headingId: string }) {
  return (
    <div className={styles.empty}>
      <Picture
        src={texts.picture}
        role="arch"
        sizes="24rem"
        alt=""
        isLazy
        className={styles.arch}
      />
      <h2 id={headingId} tabIndex={-1}>
        {texts.heading}
      </h2>
      <p>{texts.text}</p>
      <p className={styles.links}>
        <ButtonLink to={addressOf('products')} variant="primary">
          {texts.productsLabel}
        </ButtonLink>
        <ButtonLink to={addressOf('seasons')} variant="outline">
          {texts.seasonsLabel}
        </ButtonLink>
      </p>
    </div>
  );
}
