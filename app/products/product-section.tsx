import type { CSSProperties } from 'react';
import type { productsPage } from '../../content/pages/products.ts';
import { products } from '../../content/products.ts';
import { ProductGrid } from '../ui/product-grid.tsx';
import styles from './product-section.module.css';

type ProductSectionProps = {
  section: (typeof productsPage.sections)[number];
  /** Its place below the first screen, or undefined for the section that begins on it. */
  place: number | undefined;
};

/** All products of one category, on its ground. */
export function ProductSection({ section, place }: ProductSectionProps) {
  const { id, category, heading, text } = section;
  const headingId = `${id}-heading`;

  return (
    <section
      id={id}
      className={place === undefined ? styles.section : `below ${styles.section}`}
      style={{ backgroundColor: `var(--ground-${id})`, '--place': place } as CSSProperties}
      aria-labelledby={headingId}
      tabIndex={-1}
    >
      <div className="wrap">
        <ProductGrid
          products={products.filter((product) => product.category === category)}
          intro={
            <div className={styles.intro}>
              <h2 id={headingId}>{heading}</h2>
              <p>{text}</p>
            </div>
          }
        />
      </div>
    </section>
  );
}
