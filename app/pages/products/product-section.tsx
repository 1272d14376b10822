import type { productsPage } from '../../../content/pages/products.ts';
import { products } from '../../../content/products.ts';
import { ProductGrid } from '../../product-card/product-grid.tsx';
import styles from './product-section.module.css';

type ProductSectionProps = {
  section: (typeof productsPage.sections)[number];
};

/** All products of one category, on its background colour. */
export function ProductSection({ section }: ProductSectionProps) {
  const { id, category, heading, text, colour } = section;
  const headingId = `${id}-heading`;

  return (
    <section
      id={id}
      className={styles.section}
      style={{ backgroundColor: colour }}
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
