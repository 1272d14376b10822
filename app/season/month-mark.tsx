import styles from './month-mark.module.css';
import type { SeasonLevel } from './season.ts';

/** The level of a month as a mark. Hidden from screen readers: add the level as text beside it. */
export function MonthMark({ level }: { level: SeasonLevel | undefined }) {
  return <span aria-hidden="true" className={styles.mark} data-level={level ?? 'unknown'} />;
}
