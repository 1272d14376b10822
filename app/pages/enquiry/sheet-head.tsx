import { Mark } from '../../design/mark.tsx';
import styles from './packing-list.module.css';

/** The head of the packing list, filled or blank: its heading and the stamp. */
export function SheetHead({ headingId, heading }: { headingId: string; heading: string }) {
  return (
    <div className={styles.head}>
      <h2 id={headingId} tabIndex={-1}>
        {heading}
      </h2>
      <span className={styles.stamp}>
        <Mark />
      </span>
    </div>
  );
}
