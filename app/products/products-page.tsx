import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import { productNavigation } from '../../content/navigation.ts';
import { productsPage } from '../../content/pages/products.ts';
import { products } from '../../content/products.ts';
import { filterProducts, isSameFilter, noFilter } from '../lib/product-filter.ts';
import { useSectionInView } from '../lib/section-in-view.ts';
import { pageMeta } from '../lib/seo.ts';
import { useRearranging } from '../lib/use-rearranging.ts';
import { AfterFirstPaint } from '../ui/after-first-paint.tsx';
import { GetInTouchLink } from '../ui/get-in-touch-link.tsx';
import { Hero } from '../ui/hero.tsx';
import { FilterBar } from './filter-bar.tsx';
import { OrganicLine } from './organic-line.tsx';
import { ProductSection } from './product-section.tsx';
import styles from './products-page.module.css';
import { SearchResults } from './search-results.tsx';
import { SectionTabs } from './section-tabs.tsx';
import { stickyTop, useStickyTop } from './sticky-top.ts';
import { useProductFilter } from './use-product-filter.ts';

export const meta = () => pageMeta(productsPage);

const sectionIds = productNavigation.map(({ hash }) => hash);

/** All products in their sections, or those that a filter finds (specification 2, R11, R12). */
export default function ProductsPage() {
  const bars = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  /** Whether the filter was changed by a button of the list itself, which leaves with that list. */
  const buttonLeaves = useRef(false);
  const filtering = useProductFilter(searchField);
  const { filter, move } = filtering;
  // A key does not wait for the list that it asks for.
  const deferred = useDeferredValue(filtering.listed);
  const listed = move === 'replace' ? deferred : filtering.listed;
  const filtered = !isSameFilter(listed, noFilter);
  const current = useSectionInView(sectionIds, stickyTop, !filtered);
  useStickyTop(bars);

  // A new list is read from its top, and where the button that was pressed has left or is hidden with the old one, the
  // focus goes there too. Which button was pressed, the focus does not tell: in Safari none takes it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the visitor changes the filter.
  useLayoutEffect(() => {
    if (move === 'address' || !list.current) return;
    const belowBars = list.current.getBoundingClientRect().top - stickyTop();
    if (belowBars < 0) window.scrollBy({ top: belowBars, behavior: 'instant' });
    if (buttonLeaves.current || document.activeElement?.closest('[data-away]')) {
      buttonLeaves.current = false;
      list.current.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    }
  }, [listed]);

  const noteBefore = useRearranging(list, listed);
  const change = useCallback<typeof filtering.change>(
    (...wanted) => {
      noteBefore();
      filtering.change(...wanted);
    },
    [noteBefore, filtering.change],
  );

  const found = useMemo(
    () => (filtered ? filterProducts(products, listed) : undefined),
    [filtered, listed],
  );
  const outdated = listed !== filtering.listed;
  const results = useMemo(
    () => (
      <SearchResults
        found={found}
        typing={move === 'replace'}
        outdated={outdated}
        onClear={() => {
          buttonLeaves.current = true;
          change(noFilter);
        }}
      />
    ),
    [found, move, outdated, change],
  );
  // Hidden while somebody searches, not taken away, and not rendered anew for every key: with many
  // products either would hold up the key.
  const sections = useMemo(
    () => (
      <>
        {productsPage.sections.map((section, index) => (
          <ProductSection key={section.id} section={section} place={index || undefined} />
        ))}
        <OrganicLine
          onShow={() => {
            buttonLeaves.current = true;
            change({ ...noFilter, organicOnly: true });
          }}
        />
      </>
    ),
    [change],
  );

  return (
    <>
      <Hero title={productsPage.hero.heading} ground="picture" picture={productsPage.picture}>
        <p>
          {productsPage.hero.text} <GetInTouchLink label={productsPage.hero.askLabel} />.
        </p>
      </Hero>
      <div ref={bars} className={styles.bars}>
        <FilterBar searchField={searchField} filter={filter} onChange={change} />
        <SectionTabs current={current} />
      </div>
      <div ref={list} className={styles.list}>
        {results}
        <div className={styles.sections} data-away={filtered || undefined}>
          <AfterFirstPaint>{sections}</AfterFirstPaint>
        </div>
      </div>
    </>
  );
}
