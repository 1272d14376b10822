import type { Verdict } from './cargo-rules.ts';
import styles from './verdict-dot.module.css';

/** Full for “together”, half full for “with care”, empty for “not together”. The verdict must stand beside it in words. */
export const VerdictDot = ({ verdict }: { verdict: Verdict }) => (
  <span className={styles.dot} data-verdict={verdict} />
);
