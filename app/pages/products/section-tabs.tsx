import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { productNavigation } from '../../../content/navigation.ts';
import { productsPage } from '../../../content/pages/products.ts';
import { hasModifier } from '../../browser/has-modifier.ts';
import { scrollBehavior } from '../../browser/motion.ts';
import { hasLeft, withinPage } from '../../browser/within-page.ts';
import { PageLink } from '../../design/page-link.tsx';
import { addressOf } from '../../pages.ts';
import { scrollRow } from './scroll-row.ts';
import styles from './section-tabs.module.css';

/**
 * Links to the sections; the one in view is highlighted (specification 2, R11). On phones, only this one is seen until it
 * is pressed: beside the categories of the filter, the names would stand there twice.
 */
export function SectionTabs({ current }: { current: string | undefined }) {
  const tabs = useRef<HTMLUListElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const seen = current ?? productNavigation[0]?.hash;
  const navigate = useNavigate();
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another section is in view.
  useEffect(() => {
    const tab = tabs.current?.querySelector<HTMLElement>('[aria-current]');
    if (tabs.current && tab) scrollRow(tabs.current, tab, scrollBehavior());
  }, [current]);

  useEffect(() => {
    if (!isOpen) return;
    const listeners = new AbortController();
    // Also when a followed link has brought the focus to its section.
    const closeOutside = ({ target }: Event) => {
      if (!tabs.current?.contains(target as Node)) setIsOpen(false);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      // A key that brings the focus to a tab opens the list.
      tabs.current?.querySelector<HTMLElement>(':focus')?.blur();
      setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside, listeners);
    document.addEventListener('focusin', closeOutside, listeners);
    document.addEventListener('keydown', closeOnEscape, listeners);
    return () => listeners.abort();
  }, [isOpen]);

  const follow = (event: MouseEvent, hash: string) => {
    // The styles of phones put all links in one place. A key or a screen reader that presses one follows it.
    const isFolded = tabs.current && getComputedStyle(tabs.current).display === 'grid';
    if (isFolded && event.detail > 0 && !hasModifier(event)) {
      event.preventDefault();
      setIsOpen(true);
      return;
    }
    if (!hasLeft(pathname) || hasModifier(event)) return;
    event.preventDefault();
    navigate({ pathname, hash }, { ...withinPage(pathname), preventScrollReset: false });
  };

  return (
    // Also shown with a filter, so that the page does not jump. On phones, a search takes their room (R12).
    <nav aria-label={productsPage.filters.tabsLabel} className={styles.bar}>
      <span aria-hidden="true" className={`chevron ${styles.label}`}>
        {productsPage.filters.tabsLabel}
      </span>
      <ul
        ref={tabs}
        className={isOpen ? `${styles.tabs} ${styles.open}` : styles.tabs}
        onFocus={({ target }) => {
          if (target.matches(':focus-visible')) setIsOpen(true);
        }}
      >
        {productNavigation.map(({ label, hash }) => (
          <li key={hash} className={hash === seen ? styles.seen : undefined}>
            <PageLink
              to={{ pathname: addressOf('products'), hash }}
              className={styles.tab}
              onClick={(event) => follow(event, hash)}
              aria-current={hash === current ? 'location' : undefined}
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
