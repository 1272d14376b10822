import { seasonWords } from '../../content/season-words.ts';
import { MonthMark } from './month-mark.tsx';
import styles from './season-legend.module.css';

const levels = ['peak', 'usual', 'possible', 'none'] as const;

/** What the marks of the months mean. */
export function SeasonLegend() {
  return (
    <ul className={styles.legend}>
      {levels.map((level) => (
        <li key={level}>
          <span className={styles.sample}>
            <MonthMark level={level} />
          </span>
          {seasonWords.levels[level]}
        </li>
      ))}
    </ul>
  );
}
