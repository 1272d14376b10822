import styles from './month-mark.module.css';
import type { SeasonLevel } from './season.ts';

interface MonthMarkProps {
  level: SeasonLevel | undefined;
  /** Sets the size. */
  className: string | undefined;
}

/** The level of a month as a mark. Hidden from screen readers: add the level as text beside it. */
export function MonthMark({ level, className }: MonthMarkProps) {
  return (
    <span
      aria-hidden="true"
      className={`${styles.mark} ${className}`}
      data-level={level ?? 'unknown'}
    />
  );
}
