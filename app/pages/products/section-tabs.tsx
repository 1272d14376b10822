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
  const navigate = useNavigate();
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another section is in view, or the list closes.
  useEffect(() => {
    if (isOpen) return;
    const show = () => {
      const tab = tabs.current?.querySelector<HTMLElement>('[aria-current]');
      if (tabs.current && tab) scrollRow(tabs.current, tab, scrollBehavior());
    };
    show();
    // A phone that is turned has another list.
    window.addEventListener('resize', show);
    return () => window.removeEventListener('resize', show);
  }, [current, isOpen]);

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
    const list = tabs.current;
    const isFolded = list !== null && list.scrollHeight > list.clientHeight;
    // A key or a screen reader that presses a link follows it.
    if (isFolded && event.detail > 0 && hash === (current ?? hash) && !hasModifier(event)) {
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
      <span aria-hidden="true" className={styles.label}>
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
          <li key={hash}>
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
