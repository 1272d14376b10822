import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { productNavigation } from '../../content/navigation.ts';
import { productsPage } from '../../content/pages/products.ts';
import { motionIsWelcome } from '../lib/motion.ts';
import styles from './section-tabs.module.css';

/**
 * Links to the sections, the one in view highlighted (specification 2, R11). While a filter is
 * active they stay, with none highlighted: following one leaves the search for that section, and
 * the page below never jumps because a row came or went.
 */
export function SectionTabs({ current }: { current: string | undefined }) {
  const strip = useRef<HTMLUListElement>(null);

  // On phones the strip is wider than the screen. It is scrolled by itself: scrollIntoView would
  // move the page as well.
  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>(`[data-section='${current}']`);
    if (!strip.current || !tab) return;
    const middle = tab.offsetLeft + tab.offsetWidth / 2;
    strip.current.scrollTo({
      left: middle - strip.current.clientWidth / 2,
      behavior: motionIsWelcome() ? 'smooth' : 'instant',
    });
  }, [current]);

  return (
    <nav aria-label={productsPage.filters.tabsLabel} className="wrap">
      <ul ref={strip} className={styles.strip}>
        {productNavigation.map(({ label, hash }) => (
          <li key={hash}>
            <Link
              to={{ pathname: '/products', hash }}
              className={styles.tab}
              data-section={hash}
              aria-current={hash === current ? 'location' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
