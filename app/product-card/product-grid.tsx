import type { CSSProperties, ReactNode } from 'react';
import type { Product } from '../../schema/product.ts';
import { columnsFor } from './columns-for.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

type ProductGridProps = {
  products: readonly Product[];
  animates?: boolean;
  /** Whether an address may lead to a card by a hash. Ids make the page larger. */
  hasIds?: boolean;
  /** Whether the cards have their months, which unfold what is good to know. */
  hasDetails?: boolean;
  intro?: ReactNode;
};

/**
 * Products in one to five columns, by the room for them. With an intro, their number fills the last row best, if need
 * be with the intro in the place of a card.
 */
export function ProductGrid({
  products,
  animates = true,
  hasIds = true,
  hasDetails = true,
  intro,
}: ProductGridProps) {
  // Cards without details are lower, so that five may be beside each other.
  const most = !hasDetails && products.length === 5 ? 5 : columnsFor(products.length, 4);
  const columns = {
    '--columns-3': columnsFor(products.length, 3),
    '--columns-4': most,
    '--intro-end': products.length % most === most - 1 ? 2 : undefined,
  } as CSSProperties;

  return (
    <div className={styles.container}>
      <div className={styles.grid} style={intro ? columns : undefined}>
        {intro && <div className={styles.intro}>{intro}</div>}
        <ul className={styles.list}>
          {products.map((product, index) => (
            <ProductCard
              key={product.id}
              product={product}
              index={index}
              animates={animates}
              hasId={hasIds}
              hasDetails={hasDetails}
              isOddLast={index % 2 === 0 && index === products.length - 1}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}
