import { useLayoutEffect, useMemo, useRef } from 'react';
import { categories } from '../../../content/categories.ts';
import { productNavigation } from '../../../content/navigation.ts';
import { productsPage } from '../../../content/pages/products.ts';
import { scrollBehavior } from '../../browser/motion.ts';
import { useLastFocus } from '../../browser/use-last-focus.ts';
import { GetInTouchLink } from '../../contact/get-in-touch-link.tsx';
import { BelowFirstScreen } from '../../design/below-first-screen.tsx';
import { Hero } from '../../design/hero.tsx';
import { PageLink } from '../../design/page-link.tsx';
import { addressOf } from '../../pages.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { FilterBar } from './filter-bar.tsx';
import { OrganicLine } from './organic-line.tsx';
import { isSameFilter, noFilter, type ProductFilter } from './product-filter.ts';
import { ProductSection } from './product-section.tsx';
import styles from './products-page.module.css';
import { searchProducts } from './search-products.ts';
import { SearchResults } from './search-results.tsx';
import { useSectionInView } from './section-in-view.ts';
import { SectionTabs } from './section-tabs.tsx';
import { stickyTop, useStickyTop } from './sticky-top.ts';
import { useProductFilter } from './use-product-filter.ts';

const { hero } = productsPage;

const sectionIds = productNavigation.map(({ hash }) => hash);

/** All products by section, or the results of a filter (specification 2, R11, R12). */
export function ProductsPage() {
  const bars = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const filterChangedIn = useRef<'field' | 'bar' | 'list'>(undefined);
  const focus = useLastFocus();
  const { filter, type, choose } = useProductFilter(bars);
  const isFiltered = !isSameFilter(filter, noFilter);
  const sectionInView = useSectionInView(sectionIds, stickyTop, !isFiltered);
  useStickyTop(bars);

  const { text, category, organicOnly } = filter;
  // The list of one filter stays the same object, as the search results need.
  const found = useMemo(
    () => searchProducts({ text, category, organicOnly }),
    [text, category, organicOnly],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the filter changes.
  useLayoutEffect(() => {
    const place = filterChangedIn.current;
    if (place && list.current) scrollUpTo(list.current);
    if (place && place !== 'list' && isFiltered && bars.current) scrollDownTo(bars.current, place);
    // The focused element was removed with the old list, also by Back.
    if (place === 'list' || focus.lost())
      list.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    filterChangedIn.current = undefined;
  }, [text, category, organicOnly]);

  const typeInBar = (newText: string) => {
    filterChangedIn.current = 'field';
    type(newText);
  };
  const chooseIn = (place: 'bar' | 'list', newFilter: ProductFilter) => {
    // The second click of a double click changes nothing.
    if (isSameFilter(newFilter, filter)) return;
    filterChangedIn.current = place;
    choose(newFilter);
  };

  return (
    <>
      <PageHead name="products" page={productsPage} />
      <Hero title={hero.heading} picture={productsPage.picture}>
        <div>
          <p className={styles.lead}>
            {/* One text: the beginning of a second one could move when the web font arrives. */}
            {`${hero.text} ${hero.askText} `}
            <GetInTouchLink label={hero.askLabel} />.
          </p>
          <p>
            {hero.calendarText} <PageLink to={addressOf('seasons')}>{hero.calendarLabel}</PageLink>.
          </p>
        </div>
      </Hero>
      <div ref={bars} className={text === '' ? styles.bars : `${styles.bars} ${styles.searching}`}>
        <FilterBar
          filter={filter}
          onType={typeInBar}
          onChoose={(changes) => chooseIn('bar', { ...filter, ...changes })}
        />
        <SectionTabs current={sectionInView} />
      </div>
      <BelowFirstScreen>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only remembers the focus of the controls inside. */}
        <div ref={list} className={styles.list} onFocus={focus.remember}>
          <SearchResults
            filter={filter}
            found={isFiltered ? found : undefined}
            onClear={() => chooseIn('list', noFilter)}
          />
          {!isFiltered && (
            <>
              {categories.map((category) => (
                <ProductSection key={category.id} category={category} />
              ))}
              <OrganicLine onShow={() => chooseIn('list', { ...noFilter, organicOnly: true })} />
            </>
          )}
        </div>
      </BelowFirstScreen>
    </>
  );
}

function scrollUpTo(list: HTMLElement): void {
  const distance = list.getBoundingClientRect().top - stickyTop();
  // Less than a pixel is left where the bars begin at a part of one.
  if (distance <= -1) window.scrollBy({ top: distance, behavior: 'instant' });
}

/**
 * Brings the bars to the top if little of the results below them is in view, or hardly anything after a click: the
 * clicked control moves away from the pointer. The keyboard of a phone covers a part of the page.
 */
function scrollDownTo(bars: HTMLElement, changedIn: 'field' | 'bar'): void {
  const { top, bottom } = bars.getBoundingClientRect();
  const visibleHeight = window.visualViewport?.height ?? window.innerHeight;
  const isTyped = changedIn === 'field';
  if (bottom < visibleHeight * (isTyped ? 0.5 : 0.85)) return;
  // The next key would interrupt a smooth scroll.
  const behavior = isTyped ? 'instant' : scrollBehavior();
  window.scrollBy({ top: Math.ceil(top), behavior });
}

export { ProductsPage as Component };
