import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { PageLink } from '../design/page-link.tsx';
import styles from './neighbours.module.css';

interface Neighbour {
  to: string;
  title: string;
}

type NeighboursProps = {
  labels: { neighboursLabel: string; previousLabel: string; nextLabel: string };
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
};

/** Links to the previous and the next page, with their titles (R15). */
export function Neighbours({ labels, previous, next }: NeighboursProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={labels.neighboursLabel} className={styles.neighbours}>
      {previous && (
        <PageLink to={previous.to} className={styles.link}>
          <span className={styles.direction}>
            <IconArrowLeft aria-hidden="true" size={20} />
            {labels.previousLabel}
          </span>
          <span className={styles.title}>{previous.title}</span>
        </PageLink>
      )}
      {next && (
        <PageLink to={next.to} className={`${styles.link} ${styles.next}`}>
          <span className={styles.direction}>
            {labels.nextLabel}
            <IconArrowRight aria-hidden="true" size={20} />
          </span>
          <span className={styles.title}>{next.title}</span>
        </PageLink>
      )}
    </nav>
  );
}
