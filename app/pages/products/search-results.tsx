import { productsPage } from '../../../content/pages/products.ts';
import type { Product } from '../../../content/schema.ts';
import { Button } from '../../ui/button.tsx';
import { ProductGrid } from '../../ui/product-grid.tsx';
import styles from './search-results.module.css';

const { results } = productsPage;

type SearchResultsProps = {
  /** What the filter finds; undefined when no filter is active. */
  found: readonly Product[] | undefined;
  onClear: () => void;
};

/** The products that match the filter, and their number (specification 2 and 8, R12). */
export function SearchResults({ found, onClear }: SearchResultsProps) {
  return (
    <div className={found && `wrap ${styles.results}`}>
      {found && (
        <h2 tabIndex={-1} className={styles.heading}>
          {results.heading}
        </h2>
      )}
      {/* Always rendered: screen readers announce changes in a live region, not a new region. */}
      <p role="status" className={found && styles.count}>
        {found && (found.length > 0 ? results.count(found.length) : results.none)}
      </p>
      {found && (
        <Button variant="outline" className={styles.clear} onClick={onClear}>
          {results.clearLabel}
        </Button>
      )}
      {found && found.length > 0 && (
        <div className={styles.grid}>
          <ProductGrid products={found} animates={false} />
        </div>
      )}
    </div>
  );
}
