import './month-mark.css';
import type { SeasonLevel } from './season.ts';

interface MonthMarkProps {
  level: SeasonLevel | undefined;
  /** Sets the size. */
  className: string | undefined;
}

/** The level of a month as a mark. Screen readers find nothing in it: add the level as text beside it. */
export function MonthMark({ level, className }: MonthMarkProps) {
  return <span className={className} data-month={level ?? 'unknown'} />;
}
