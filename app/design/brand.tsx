import { company } from '../../content/company.ts';
import styles from './brand.module.css';
import { Mark } from './mark.tsx';

export function Brand() {
  return (
    <span className={styles.brand}>
      <Mark className={styles.mark} />
      {company.name}
    </span>
  );
}
