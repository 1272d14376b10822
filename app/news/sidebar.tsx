import type { ReactNode } from 'react';
import styles from './sidebar.module.css';

/** What stands beside the news and beside an article, on limestone. */
export function Sidebar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside className={styles.sidebar} aria-label={label}>
      {children}
    </aside>
  );
}

/** One part of the sidebar, under its heading. */
export function SidebarPart({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </section>
  );
}
