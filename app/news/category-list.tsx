import { newsCategories } from '../../content/news.ts';
import type { Article } from '../../schema/news.ts';
import { PlaceholderLink } from '../design/placeholder-link.tsx';
import { numberText } from '../text/number-text.ts';
import styles from './category-list.module.css';

/** The categories of articles with their numbers. Links without an address are placeholders (R5). */
export function CategoryList({ articles }: { articles: readonly Article[] }) {
  return (
    <ul className={styles.categories}>
      {newsCategories(articles).map(({ name, count, url }) => (
        <li key={name}>
          <PlaceholderLink url={url} className={styles.category}>
            {name} ({numberText(count)})
          </PlaceholderLink>
        </li>
      ))}
    </ul>
  );
}
