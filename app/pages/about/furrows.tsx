import styles from './furrows.module.css';

/** Decorative parallel curves between two sections. */
export function Furrows() {
  return (
    <svg viewBox="0 0 160 30" className={styles.furrows} aria-hidden="true">
      {[7, 12, 17, 22].map((y) => (
        <path
          key={y}
          d={`M1 ${y}q20-9 40 0t40 0 40 0 38-1`}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.2"
          strokeLinecap="round"
        />
      ))}
    </svg>
  );
}
