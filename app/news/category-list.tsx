import { newsCategories } from '../../content/news.ts';
import { PlaceholderLink } from '../design/placeholder-link.tsx';
import { numberText } from '../text/number-text.ts';
import styles from './category-list.module.css';

/** All categories with their article counts. Links without an address are placeholders (R5). */
export function CategoryList() {
  return (
    <ul className={styles.categories}>
      {newsCategories().map(({ name, count, url }) => (
        <li key={name}>
          <PlaceholderLink url={url} className={styles.category}>
            {name} ({numberText(count)})
          </PlaceholderLink>
        </li>
      ))}
    </ul>
  );
}
