import { memo } from 'react';
import type { Product } from '../../schema/product.ts';
import { PageLink } from '../design/page-link.tsx';
import { Reveal } from '../design/reveal.tsx';
import { addressOf } from '../pages.ts';
import { Badges } from './badges.tsx';
import { PictureCarousel } from './picture-carousel.tsx';
import styles from './product-card.module.css';
import { ProductDetails } from './product-details.tsx';

/** After so many cards the delay starts again, so that cards in long lists do not appear late. */
const staggerLimit = 16;

type ProductCardProps = {
  product: Product;
  index: number;
  animates: boolean;
  /** Whether an address may lead to the card by a hash. */
  hasId: boolean;
  hasDetails: boolean;
  /** Whether the card would stand alone in the last of rows of two. */
  isOddLast: boolean;
};

/** A product as a list item. It enters 0.1 s after the one before (specification 4, R3). */
export const ProductCard = memo(function ProductCard({
  product,
  index,
  animates,
  hasId,
  hasDetails,
  isOddLast,
}: ProductCardProps) {
  const { id, name, description, images } = product;
  const address = addressOf('product', id);

  const content = (
    <>
      {/* First, because screen reader users jump to headings; CSS puts it below the pictures. */}
      <div className={styles.text}>
        <h3 className={styles.name}>
          <PageLink to={address}>{name}</PageLink>
        </h3>
        <p className={styles.description}>{description}</p>
      </div>
      <PictureCarousel name={name} images={images} to={address} />
      <Badges product={product} className={styles.badges} />
      {hasDetails && product.details !== '' && <ProductDetails product={product} />}
    </>
  );
  const className = isOddLast ? `${styles.card} ${styles.oddLast}` : styles.card;
  const item = { id: hasId ? id : undefined, className };
  return animates ? (
    <Reveal as="li" index={index % staggerLimit} {...item}>
      {content}
    </Reveal>
  ) : (
    <li {...item}>{content}</li>
  );
});
