import { cardsInSection } from '../../../content/pages/products.ts';
import { products } from '../../../content/products.ts';
import type { Category } from '../../../schema/category.ts';
import { addressOf } from '../../pages.ts';
import { ProductGrid } from '../../product-card/product-grid.tsx';
import { ProductNames } from './product-names.tsx';
import styles from './product-section.module.css';

/**
 * All products of one category, on its background colour: the first as cards, the others by name. The id of the
 * category is the hash in the address: /products#vegetables.
 */
export function ProductSection({ category }: { category: Category }) {
  const { id, heading, text, colour, moreHeading } = category;
  const headingId = `${id}-heading`;
  const all = products.filter((product) => product.category === id);
  const others = all.slice(cardsInSection);

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
          products={all.slice(0, cardsInSection)}
          intro={
            <div className={styles.intro}>
              <h2 id={headingId}>{heading}</h2>
              <p>{text}</p>
            </div>
          }
        />
        {others.length > 0 && (
          <div className={styles.others}>
            {/* The list says it, too. */}
            <p aria-hidden="true">{moreHeading}</p>
            <ProductNames
              products={others}
              label={moreHeading}
              to={(id) => addressOf('product', id)}
              hasIds
            />
          </div>
        )}
      </div>
    </section>
  );
}
