import { cardsInSection, type productsPage } from '../../../content/pages/products.ts';
import { products } from '../../../content/products.ts';
import { addressOf } from '../../pages.ts';
import { ProductGrid } from '../../product-card/product-grid.tsx';
import { ProductNames } from '../../product-card/product-names.tsx';
import styles from './product-section.module.css';

type ProductSectionProps = {
  section: (typeof productsPage.sections)[number];
};

/** All products of one category, on its background colour: the first as cards, the others by name. */
export function ProductSection({ section }: ProductSectionProps) {
  const { id, heading, text, colour, moreHeading } = section;
  const headingId = `${id}-heading`;
  const all = products.filter(({ category }) => category === id);
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
