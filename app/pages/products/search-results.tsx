import { useDeferredValue } from 'react';
import { productsPage } from '../../../content/pages/products.ts';
import type { Product } from '../../../schema/product.ts';
import { Button } from '../../design/button.tsx';
import { ProductGrid } from '../../product-card/product-grid.tsx';
import { foundText, noneText } from './filter-text.ts';
import type { ProductFilter } from './product-filter.ts';
import styles from './search-results.module.css';

const { results } = productsPage;

/** So many products are shown at once, and the others right after, so that a key in the search never waits long. */
const shownAtOnce = 12;

type SearchResultsProps = {
  filter: ProductFilter;
  /** What the filter finds; undefined when no filter is active. */
  found: readonly Product[] | undefined;
  onClear: () => void;
};

/** The products that match the filter, their number and the filter in words (specification 2 and 8, R12). */
export function SearchResults({ filter, found, onClear }: SearchResultsProps) {
  const complete = useDeferredValue(found);
  const shown = complete === found ? found : found?.slice(0, shownAtOnce);

  return (
    <div className={found && `wrap ${styles.results}`}>
      {found && (
        <h2 tabIndex={-1} className={styles.heading}>
          {results.heading}
        </h2>
      )}
      {/* Always rendered: screen readers announce changes in a live region, not a new region. */}
      <p role="status" className={found && styles.count}>
        {/* Elements, because React cannot remove texts that a translation by the browser has replaced:
            https://github.com/facebook/react/issues/11538 */}
        {found && found.length > 0 && <span>{foundText(found.length, filter)}</span>}
        {found?.length === 0 && (
          <>
            <span>{results.none}</span>
            <span className={styles.filter}>{` ${noneText(filter)}`}</span>
          </>
        )}
      </p>
      {found && (
        <Button variant="outline" className={styles.clear} onClick={onClear} data-once>
          {results.clearLabel}
        </Button>
      )}
      {shown && shown.length > 0 && (
        <div className={styles.grid}>
          <ProductGrid products={shown} animates={false} />
        </div>
      )}
    </div>
  );
}
