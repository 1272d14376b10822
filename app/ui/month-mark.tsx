import type { SeasonLevel } from '../../content/month-row.ts';
import styles from './month-mark.module.css';

/** How a month is for a crop, drawn. Its words stand elsewhere. */
export function MonthMark({ level }: { level: SeasonLevel | undefined }) {
  return <span aria-hidden="true" className={styles.mark} data-level={level ?? 'unknown'} />;
}
