import { company } from '../../content/company.ts';
import styles from './brand.module.css';
import { Mark } from './mark.tsx';

/** The sign with the company's name beside it. */
export function Brand() {
  return (
    <span className={styles.brand}>
      <Mark className={styles.mark} />
      {company.name}
    </span>
  );
}
