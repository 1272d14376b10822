import type { ReactNode } from 'react';
import styles from './sidebar.module.css';

type SidebarProps = {
  label: string;
  children: ReactNode;
};

/** The sidebar of the news list and of articles. */
export function Sidebar({ label, children }: SidebarProps) {
  return (
    <aside className={styles.sidebar} aria-label={label}>
      {children}
    </aside>
  );
}

/** A heading in the sidebar, with what is listed below it. */
export function SidebarPart({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </section>
  );
}
