import type { CSSProperties, ReactNode } from 'react';
import type { Product } from '../../content/schema.ts';
import { type HeadingLevel, ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

type ProductGridProps = {
  products: readonly Product[];
  headingLevel?: HeadingLevel;
  /** Whether the page's address can lead to each product, `#oranges`: once on a page. */
  anchors?: boolean;
  /** A heading and a few words that stand in the grid before the first product. */
  intro?: ReactNode;
};

/**
 * How many places of a grid's last row would stay empty; a whole row of its own where none would.
 */
function placesLeft(products: number, columns: number): number {
  return columns - (products % columns);
}

/**
 * Products in four, three or two columns, by the room there is. An intro takes as many places as
 * leave every row full, so that six, four or three products all make a whole.
 */
export function ProductGrid({
  products,
  headingLevel = 3,
  anchors = true,
  intro,
}: ProductGridProps) {
  const spans = Object.fromEntries(
    [2, 3, 4].map((columns) => [`--of-${columns}`, placesLeft(products.length, columns)]),
  ) as CSSProperties;

  return (
    <div className={styles.container}>
      <div className={styles.grid}>
        {intro && (
          <div className={styles.intro} style={spans}>
            {intro}
          </div>
        )}
        <ul className={styles.list}>
          {products.map((product, index) => (
            <ProductCard
              key={product.id}
              product={product}
              index={index}
              headingLevel={headingLevel}
              anchor={anchors}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}
