import { productCard } from '../../content/product-card.ts';
import type { Product } from '../../schema/product.ts';
import { useKeptOpen } from '../browser/use-kept-open.ts';
import { AskLink } from '../enquiry-list/ask-link.tsx';
import { nameInSentence } from '../text/product-name.ts';
import styles from './product-card.module.css';

/**
 * The months on a product card, which unfold what is good to know. Its link appears when it is opened, so that long
 * lists stay small.
 */
export function ProductDetails({ product: { id, details } }: { product: Product }) {
  const [properties, wasOpened] = useKeptOpen(`about-${id}`);

  return (
    <details className={styles.details} {...properties}>
      <summary className={styles.summary}>
        {productCard.seasons[id]}
        {/* One text: React separates two by a comment. */}
        <span className="visually-hidden">{` ${productCard.detailsAbout(nameInSentence(id))}`}</span>
      </summary>
      <p>{details}</p>
      {wasOpened && <AskLink id={id} />}
    </details>
  );
}
