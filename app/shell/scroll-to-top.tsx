import { IconArrowUp } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { scrollToTopLabel } from '../../content/pages/shell.ts';
import { motionIsWelcome } from '../lib/motion.ts';
import styles from './scroll-to-top.module.css';

/**
 * The button appears once the page is scrolled more than this, in pixels (specification 2 and 9).
 */
const threshold = 300;

/** Noted when the page scrolls: to ask how far it is scrolled, at each rendering, is to have it laid out for that. */
let isScrolled = false;

function subscribe(onChange: () => void) {
  const note = () => {
    isScrolled = window.scrollY > threshold;
    onChange();
  };
  note();
  window.addEventListener('scroll', note, { passive: true });
  return () => window.removeEventListener('scroll', note);
}

/** Floats in the corner and leads back to the top of the page. */
export function ScrollToTop() {
  const visible = useSyncExternalStore(
    subscribe,
    () => isScrolled,
    () => false,
  );

  const toTop = () => {
    window.scrollTo({ top: 0, behavior: motionIsWelcome() ? 'smooth' : 'auto' });
    document.getElementById('content')?.focus({ preventScroll: true });
  };

  return (
    <button
      type="button"
      className={styles.button}
      data-visible={visible || undefined}
      aria-label={scrollToTopLabel}
      onClick={toTop}
    >
      <IconArrowUp aria-hidden="true" />
    </button>
  );
}
