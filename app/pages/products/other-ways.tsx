import { productNavigation } from '../../../content/navigation.ts';
import { productsPage } from '../../../content/pages/products.ts';
import { organicId } from '../../../content/reserved-ids.ts';
import { GetInTouchLink } from '../../contact/get-in-touch-link.tsx';
import { PageLink } from '../../design/page-link.tsx';
import { addressOf } from '../../pages.ts';
import { Picture } from '../../picture/picture.tsx';
import styles from './other-ways.module.css';

const { askText, askLabel } = productsPage.hero;
const categories = productNavigation.filter(({ hash }) => hash !== organicId);

type OtherWaysProps = {
  /** Whether they are beside results, to which they are second. */
  isAside: boolean;
};

/** For visitors whose search found little: an invitation to ask, and the way to each category. */
export function OtherWays({ isAside }: OtherWaysProps) {
  return (
    <div className={isAside ? `${styles.ways} ${styles.aside}` : styles.ways}>
      <p className={styles.ask}>
        {askText} <GetInTouchLink label={askLabel} />.
      </p>
      <ul aria-label={productsPage.filters.categoryLabel} className={styles.categories}>
        {categories.map(({ hash, label, picture }) => (
          <li key={hash}>
            <PageLink to={{ pathname: addressOf('products'), hash }} className={styles.category}>
              <Picture
                src={picture}
                role="card"
                sizes={isAside ? '2.5rem' : '(min-width: 36rem) 22vw, 43.6vw'}
                alt=""
                className={styles.arch}
              />
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
