import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { useSyncExternalStore } from 'react';
import { scrollToTopLabel } from '../../content/shell.ts';
import { scrollBehavior } from '../browser/motion.ts';
import styles from './scroll-to-top.module.css';

/** The button appears after scrolling this many pixels (specification 2 and 9). */
const threshold = 300;

/** Updated on scroll, because reading `scrollY` while rendering would force a layout. */
let isScrolled = false;

function subscribe(onChange: () => void) {
  const update = () => {
    isScrolled = window.scrollY > threshold;
    onChange();
  };
  update();
  window.addEventListener('scroll', update, { passive: true });
  return () => window.removeEventListener('scroll', update);
}

/** A floating button that scrolls to the top of the page. */
export function ScrollToTop() {
  const visible = useSyncExternalStore(
    subscribe,
    () => isScrolled,
    () => false,
  );

  const toTop = () => {
    window.scrollTo({ top: 0, behavior: scrollBehavior() });
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
