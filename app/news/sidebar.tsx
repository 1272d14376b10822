import type { ReactNode } from 'react';
import styles from './sidebar.module.css';

type SidebarProps = {
  label: string;
  /** Without a background, beside a text that is read. */
  isQuiet?: boolean;
  children: ReactNode;
};

/** The sidebar of the news list and of articles. */
export function Sidebar({ label, isQuiet = false, children }: SidebarProps) {
  return (
    <aside
      className={`${styles.sidebar} ${isQuiet ? styles.quiet : styles.panel}`}
      aria-label={label}
    >
      {children}
    </aside>
  );
}

export function SidebarPart({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </section>
  );
}
