import type { CSSProperties, ReactNode } from 'react';
import type { Product } from '../../content/schema.ts';
import { columnsFor } from './columns-for.ts';
import { type HeadingLevel, ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

type ProductGridProps = {
  products: readonly Product[];
  headingLevel?: HeadingLevel;
  /** Whether the cards animate in. */
  enters?: boolean;
  /** A heading and a few words that stand above the products. */
  intro?: ReactNode;
};

/**
 * Products in four, three or two columns, by the room there is. A list with an intro is always the
 * same: it gets the columns that its products fill best. What a filter finds changes, and its columns
 * do not.
 */
export function ProductGrid({
  products,
  headingLevel = 3,
  enters = true,
  intro,
}: ProductGridProps) {
  const columns = {
    '--columns-3': columnsFor(products.length, 3),
    '--columns-4': columnsFor(products.length, 4),
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
              headingLevel={headingLevel}
              enters={enters}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}
