import type { ReactNode } from 'react';
import { cargoTexts } from '../../content/cargo-texts.ts';
import type { Verdict } from './cargo-rules.ts';
import { VerdictDot } from './verdict-dot.tsx';
import styles from './verdicts.module.css';

type VerdictsProps = {
  sections: readonly {
    verdict: Verdict;
    groups: readonly { key: string; names: ReactNode; reasons: readonly string[] }[];
  }[];
  /** Its columns, which differ from page to page. */
  className: string | undefined;
};

/** Products under headings such as “Not together”, with the reasons. Omits sections without products. */
export function Verdicts({ sections, className }: VerdictsProps) {
  return (
    <div className={`${styles.verdicts} ${className}`}>
      {sections
        .filter(({ groups }) => groups.length > 0)
        .map(({ verdict, groups }) => (
          <div key={verdict} className={styles.verdict} data-verdict={verdict}>
            <h3>
              <VerdictDot verdict={verdict} />
              {cargoTexts.verdicts[verdict]}
            </h3>
            <ul className={styles.groups}>
              {groups.map(({ key, names, reasons }) => (
                <li key={key}>
                  <p className={styles.names}>{names}</p>
                  <p className={styles.reasons}>{reasons.join(' ')}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  );
}
