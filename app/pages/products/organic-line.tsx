import { productsPage } from '../../../content/pages/products.ts';
import { products } from '../../../content/products.ts';
import { Button } from '../../design/button.tsx';
import { Reveal } from '../../design/reveal.tsx';
import { Picture } from '../../picture/picture.tsx';
import styles from './organic-line.module.css';
import { ProductNames } from './product-names.tsx';

const { organic } = productsPage;
const organicProducts = products.filter(({ isOrganic }) => isOrganic);
const arches = organic.arches.flatMap((wanted) => products.find(({ id }) => id === wanted) ?? []);

/** Organic Line: links to its products and a button that filters them (specification 2, R12). */
export function OrganicLine({ onShow }: { onShow: () => void }) {
  return (
    <section
      id={organic.id}
      className={styles.section}
      aria-labelledby="organic-heading"
      tabIndex={-1}
    >
      <div className={`wrap ${styles.layout}`}>
        <div className={styles.text}>
          <h2 id="organic-heading">{organic.heading}</h2>
          <p>{organic.text}</p>
          <div className={styles.names}>
            <ProductNames
              products={organicProducts}
              label={organic.listLabel}
              to={(id) => `#${id}`}
              hasIds={false}
            />
          </div>
          <div data-needs-script className={styles.action}>
            <Button variant="primary" onClick={onShow} data-once>
              {organic.buttonLabel}
            </Button>
          </div>
        </div>
        <Reveal className={styles.arches}>
          {/* The second pictures: the cards above show the first ones. */}
          {arches.map(({ id, images: [, src] }) => (
            <Picture key={id} src={src} role="card" alt="" className={styles.arch} />
          ))}
        </Reveal>
      </div>
    </section>
  );
}
