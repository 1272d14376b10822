import { productsPage } from '../../content/pages/products.ts';
import type { Product } from '../../content/schema.ts';
import { Button } from '../ui/button.tsx';
import { ProductGrid } from '../ui/product-grid.tsx';
import styles from './search-results.module.css';
import { useGrowingList } from './use-growing-list.ts';

const { results } = productsPage;
const nothing: readonly Product[] = [];

type SearchResultsProps = {
  /** What was found, or undefined while nobody is searching. */
  found: readonly Product[] | undefined;
  /** Whether somebody is typing, and the list may take its time. */
  typing: boolean;
  /** Whether something else is being looked for already. */
  outdated: boolean;
  onClear: () => void;
};

/**
 * What a filter finds, its number announced politely (specification 2 and 8, R12). The line that
 * announces stands on the page from the start, empty: screen readers say what changes in a live
 * region, not what arrives with one.
 */
export function SearchResults({ found, typing, outdated, onClear }: SearchResultsProps) {
  const listed = useGrowingList(found ?? nothing, { whole: !typing, outdated });

  return (
    <div className={found && `wrap ${styles.results}`}>
      {found && (
        <h2 tabIndex={-1} className={styles.heading}>
          {results.heading}
        </h2>
      )}
      <p role="status" className={found && styles.count}>
        {found && (found.length > 0 ? results.count(found.length) : results.none)}
      </p>
      {found && (
        <Button look="outline" className={styles.clear} onClick={onClear}>
          {results.clearLabel}
        </Button>
      )}
      {found && found.length > 0 && (
        <div className={styles.grid}>
          <ProductGrid products={listed} anchors={false} />
        </div>
      )}
    </div>
  );
}
