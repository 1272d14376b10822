import styles from './spinner.module.css';

/** A loading message with a spinning circle, announced by screen readers. */
export function Spinner({ label }: { label: string }) {
  return (
    <p className={styles.spinner} role="status">
      {label}
    </p>
  );
}
