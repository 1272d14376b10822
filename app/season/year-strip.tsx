import { seasonTexts } from '../../content/season-texts.ts';
import { useCurrentMonth } from './current-month.ts';
import { MonthMark } from './month-mark.tsx';
import type { Year } from './season.ts';
import { seasonParts, textOfMonth } from './season-text.ts';
import styles from './year-strip.module.css';

type YearStripProps = {
  year: Year;
  /** The variety, if the product has several. */
  title?: string | undefined;
};

/**
 * The twelve months of a crop as marks, with a ring around the current one, and as text, which explains the marks and
 * says what the current month is.
 */
export function YearStrip({ year, title }: YearStripProps) {
  const current = useCurrentMonth();
  const { levels } = seasonTexts;
  const texts = seasonParts(year, seasonTexts);
  const lines = [
    { level: 'peak', label: levels.peak, months: texts.peak },
    { level: 'usual', label: levels.usual, months: texts.usual },
    { level: 'possible', label: levels.possible, months: texts.possible },
    { level: undefined, label: seasonTexts.unknown, months: texts.unknown },
  ] as const;

  return (
    <div className={styles.strip}>
      {title && <h3 className={styles.title}>{title}</h3>}
      <ol aria-hidden="true" className={styles.months}>
        {seasonTexts.months.map((name, index) => (
          <li key={name} className={styles.month} data-current={index + 1 === current || undefined}>
            <MonthMark level={year[index]} className={styles.mark} />
            <span className={styles.initial}>{seasonTexts.initials[index]}</span>
          </li>
        ))}
      </ol>
      <dl className={styles.texts}>
        {/* Empty before hydration, so that nothing moves. */}
        <div className={styles.now}>
          <dt>
            <span className={`${styles.sample} ${styles.ring}`} />
            {current && seasonTexts.months[current - 1]}
          </dt>
          <dd>{current && textOfMonth(year, current, seasonTexts)}</dd>
        </div>
        {lines.map(
          ({ level, label, months }) =>
            months !== '' && (
              <div key={label}>
                <dt>
                  <MonthMark level={level} className={styles.sample} />
                  {label}
                </dt>
                <dd>{months}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}
