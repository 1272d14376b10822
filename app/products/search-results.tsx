import { productsPage } from '../../content/pages/products.ts';
import type { Product } from '../../content/schema.ts';
import { Button } from '../ui/button.tsx';
import { ProductGrid } from '../ui/product-grid.tsx';
import styles from './search-results.module.css';

const { results } = productsPage;

type SearchResultsProps = {
  /** What the filter finds; undefined when no filter is active. */
  found: readonly Product[] | undefined;
  onClear: () => void;
};

/**
 * The products that a filter finds, their number announced politely (specification 2 and 8, R12). The
 * announced line is on the page from the start, empty: screen readers announce what changes in a live
 * region, not what a new one contains.
 */
export function SearchResults({ found, onClear }: SearchResultsProps) {
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
          <ProductGrid products={found} enters={false} />
        </div>
      )}
    </div>
  );
}
