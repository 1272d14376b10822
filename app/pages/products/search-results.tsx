import { type CSSProperties, useDeferredValue } from 'react';
import { categories } from '../../../content/categories.ts';
import { productsPage } from '../../../content/pages/products.ts';
import type { Product } from '../../../schema/product.ts';
import { Button } from '../../design/button.tsx';
import { columnsFor } from '../../product-card/columns-for.ts';
import { ProductGrid } from '../../product-card/product-grid.tsx';
import { foundText, noneText } from './filter-text.ts';
import { OtherWays } from './other-ways.tsx';
import type { ProductFilter } from './product-filter.ts';
import styles from './search-results.module.css';

const { results } = productsPage;

/** How many products are shown at once. The others come right after, so that a key in the search never waits long. */
const shownAtOnce = 8;

/** With this number of products or fewer, other ways are beside or below them. */
const few = 2;

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
    <div className={found && styles.results} style={{ backgroundColor: categoryOf(found)?.colour }}>
      {found && <h2 tabIndex={-1}>{results.heading}</h2>}
      <div className={found && styles.line}>
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
      </div>
      {found && shown && shown.length > 0 && (
        <div
          className={found.length > 1 ? styles.grid : `${styles.grid} ${styles.one}`}
          style={{ '--columns-4': columnsFor(found.length, 4) } as CSSProperties}
        >
          <ProductGrid products={shown} animates={false} />
        </div>
      )}
      {found && found.length <= few && <OtherWays isAside={found.length > 0} />}
    </div>
  );
}

/** The category of all these products, if they have the same one. */
function categoryOf(found: readonly Product[] | undefined) {
  const [first, ...others] = new Set(found?.map(({ category }) => category));
  return others.length > 0 ? undefined : categories.find(({ id }) => id === first);
}
