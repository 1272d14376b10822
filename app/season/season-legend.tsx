import { seasonTexts } from '../../content/season-texts.ts';
import { MonthMark } from './month-mark.tsx';
import type { Year } from './season.ts';
import styles from './season-legend.module.css';

const levels = ['peak', 'usual', 'possible', 'none'] as const;

/** Explains the marks of the months. Unknown months are explained only if the years have any. */
export function SeasonLegend({ years }: { years: readonly (Year | undefined)[] }) {
  const hasUnknown = years.some((year) => year?.includes(undefined));
  return (
    <ul className={styles.legend}>
      {levels.map((level) => (
        <li key={level}>
          <MonthMark level={level} className={styles.sample} />
          {seasonTexts.levels[level]}
        </li>
      ))}
      {hasUnknown && (
        <li>
          <MonthMark level={undefined} className={styles.sample} />
          {seasonTexts.unknown}
        </li>
      )}
    </ul>
  );
}
