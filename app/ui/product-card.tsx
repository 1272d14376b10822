import { IconChevronDown } from '@tabler/icons-react';
import { memo } from 'react';
import { productCard } from '../../content/pages/products.ts';
import type { Product } from '../../content/schema.ts';
import { Badges } from './badges.tsx';
import { PageLink } from './page-link.tsx';
import { PictureCarousel } from './picture-carousel.tsx';
import styles from './product-card.module.css';
import { Reveal } from './reveal.tsx';

export type HeadingLevel = 2 | 3 | 4;

/** The delay starts again after this many cards, so that a long list is not waited for. */
const staggered = 16;

type ProductCardProps = {
  product: Product;
  /** Place in its list: it enters 0.1 s after the one before (specification 4). */
  index: number;
  headingLevel?: HeadingLevel;
  /** Whether it animates in; search results are shown at once. */
  enters?: boolean;
};

/**
 * A product as an item of a list: pictures, badges, name, description, and details that unfold in
 * place (specification 4, R3). The description is never cut: content holds it to 140 characters
 * (content/schema.ts).
 */
export const ProductCard = memo(function ProductCard({
  product,
  index,
  headingLevel = 3,
  enters = true,
}: ProductCardProps) {
  const { id, name, description, images, details } = product;
  const Heading = `h${headingLevel}` as const;

  const content = (
    <>
      {/* First for screen readers, who go from heading to heading; below the pictures for the eye. */}
      <Heading className={styles.name}>
        <PageLink to={`/products/${id}`}>{name}</PageLink>
      </Heading>
      <PictureCarousel name={name} images={images} />
      <Badges product={product} className={styles.badges} />
      <p className={styles.description}>{description}</p>
      {details !== '' && (
        <details className={styles.details}>
          <summary className={styles.summary}>
            {productCard.detailsLabel}
            <span className="visually-hidden"> {productCard.detailsAbout(name)}</span>
            <IconChevronDown size={16} aria-hidden="true" />
          </summary>
          <p>{details}</p>
        </details>
      )}
    </>
  );
  const item = { id, className: styles.card };
  return enters ? (
    <Reveal as="li" index={index % staggered} {...item}>
      {content}
    </Reveal>
  ) : (
    <li {...item}>{content}</li>
  );
});
