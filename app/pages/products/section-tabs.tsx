import { type MouseEvent, useEffect, useRef } from 'react';
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

/** Links to the sections; the one in view is highlighted (specification 2, R11). */
export function SectionTabs({ current }: { current: string | undefined }) {
  const tabs = useRef<HTMLUListElement>(null);
  const navigate = useNavigate();
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another section is in view.
  useEffect(() => {
    const tab = tabs.current?.querySelector<HTMLElement>('[aria-current]');
    if (tabs.current && tab) scrollRow(tabs.current, tab, scrollBehavior());
  }, [current]);

  const stay = (event: MouseEvent, hash: string) => {
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
      <ul ref={tabs} className={styles.tabs}>
        {productNavigation.map(({ label, hash }) => (
          <li key={hash}>
            <PageLink
              to={{ pathname: addressOf('products'), hash }}
              className={styles.tab}
              onClick={(event) => stay(event, hash)}
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
