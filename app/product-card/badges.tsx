import { productCard } from '../../content/product-card.ts';
import type { Product } from '../../schema/product.ts';
import styles from './badges.module.css';

type BadgesProps = { product: Pick<Product, 'isOrganic' | 'isSeasonal'>; className?: string };

/** The badges of a product whose flags are true (specification 4). */
export function Badges({ product: { isOrganic, isSeasonal }, className = '' }: BadgesProps) {
  if (!isOrganic && !isSeasonal) return null;
  return (
    <p className={`${styles.badges} ${className}`}>
      {isOrganic && (
        <span className={styles.badge} data-kind="organic">
          {productCard.organicBadge}
        </span>
      )}{' '}
      {isSeasonal && (
        <span className={styles.badge} data-kind="seasonal">
          {productCard.seasonalBadge}
        </span>
      )}
    </p>
  );
}
