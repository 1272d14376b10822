import type { Product } from '../../../schema/product.ts';
import { PageLink } from '../../design/page-link.tsx';
import styles from './product-names.module.css';

type ProductNamesProps = {
  products: readonly Product[];
  label: string;
  /** The address of a product's link. */
  to: (id: string) => string;
  /** Whether an address may lead to a name by a hash. */
  hasIds: boolean;
};

/** Products as links in columns. */
export function ProductNames({ products, label, to, hasIds }: ProductNamesProps) {
  return (
    <ul aria-label={label} className={styles.names}>
      {products.map(({ id, name }) => (
        <li key={id} id={hasIds ? id : undefined}>
          <PageLink to={to(id)}>{name}</PageLink>
        </li>
      ))}
    </ul>
  );
}
