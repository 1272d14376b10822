import { IconArrowUp } from '@tabler/icons-react';
import { useInView } from 'react-intersection-observer';
import { scrollToTopLabel } from '../../content/pages/shell.ts';
import { motionIsWelcome } from '../lib/motion.ts';
import styles from './scroll-to-top.module.css';

/**
 * The button appears once the page is scrolled more than this, in pixels (specification 2 and 9).
 */
const threshold = 300;

/** Floats in the corner and leads back to the top of the page. */
export function ScrollToTop() {
  const [top, atTop] = useInView({ initialInView: true });

  const toTop = () => {
    window.scrollTo({ top: 0, behavior: motionIsWelcome() ? 'smooth' : 'auto' });
    document.getElementById('content')?.focus({ preventScroll: true });
  };

  return (
    <>
      <div ref={top} className={styles.top} style={{ blockSize: threshold }} />
      <button
        type="button"
        className={styles.button}
        data-visible={!atTop || undefined}
        aria-label={scrollToTopLabel}
        onClick={toTop}
      >
        <IconArrowUp aria-hidden="true" />
      </button>
    </>
  );
}
