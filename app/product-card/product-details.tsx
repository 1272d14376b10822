import { useState } from 'react';
import { productCard } from '../../content/product-card.ts';
import type { Product } from '../../schema/product.ts';
import { AskLink } from '../enquiry-list/ask-link.tsx';
import { nameInSentence } from '../text/product-name.ts';
import styles from './product-card.module.css';

/** “Good to know” on a product card. Its link appears when it is opened, so that long lists stay small. */
export function ProductDetails({ product: { id, details } }: { product: Product }) {
  const [wasOpened, setWasOpened] = useState(false);

  /** Finds details that were opened before hydration, when `onToggle` did not listen yet. */
  const findEarlierOpening = (element: HTMLDetailsElement | null) => {
    if (element?.open) setWasOpened(true);
  };

  return (
    <details
      ref={findEarlierOpening}
      className={styles.details}
      onToggle={() => setWasOpened(true)}
    >
      <summary className={styles.summary}>
        {productCard.detailsLabel}
        {/* One text: React separates two by a comment. */}
        <span className="visually-hidden">{` ${productCard.detailsAbout(nameInSentence(id))}`}</span>
      </summary>
      <p>{details}</p>
      {wasOpened && <AskLink id={id} />}
    </details>
  );
}
