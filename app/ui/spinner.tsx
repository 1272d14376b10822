import styles from './spinner.module.css';

/** Says, and shows, that something is on its way. */
export function Spinner({ label }: { label: string }) {
  return (
    <p className={styles.spinner} role="status">
      {label}
    </p>
  );
}
