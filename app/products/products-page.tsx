import { useLayoutEffect, useRef } from 'react';
import { productNavigation } from '../../content/navigation.ts';
import { productsPage } from '../../content/pages/products.ts';
import { products } from '../../content/products.ts';
import {
  filterProducts,
  isSameFilter,
  noFilter,
  type ProductFilter,
} from '../lib/product-filter.ts';
import { useSectionInView } from '../lib/section-in-view.ts';
import { GetInTouchLink } from '../ui/get-in-touch-link.tsx';
import { Hero } from '../ui/hero.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { FilterBar } from './filter-bar.tsx';
import { OrganicLine } from './organic-line.tsx';
import { ProductSection } from './product-section.tsx';
import styles from './products-page.module.css';
import { SearchResults } from './search-results.tsx';
import { SectionTabs } from './section-tabs.tsx';
import { stickyTop, useStickyTop } from './sticky-top.ts';
import { useProductFilter } from './use-product-filter.ts';

const sectionIds = productNavigation.map(({ hash }) => hash);

/** All products in their sections, or those that a filter finds (specification 2, R11, R12). */
export function ProductsPage() {
  const bars = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const visitorChanged = useRef(false);
  const { filter, type, choose } = useProductFilter(searchField);
  const isFiltered = !isSameFilter(filter, noFilter);
  const sectionInView = useSectionInView(sectionIds, stickyTop, !isFiltered);
  useStickyTop(bars);

  const { text, category, organicOnly } = filter;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the filter changes.
  useLayoutEffect(() => {
    if (visitorChanged.current && list.current) showFromTop(list.current);
    visitorChanged.current = false;
  }, [text, category, organicOnly]);

  const changeText = (wanted: string) => {
    visitorChanged.current = true;
    type(wanted);
  };
  const change = (wanted: Partial<ProductFilter>) => {
    visitorChanged.current = true;
    choose(wanted);
  };

  return (
    <>
      <PageHead page={productsPage} />
      <Hero title={productsPage.hero.heading} ground="picture" picture={productsPage.picture}>
        <p>
          {productsPage.hero.text} <GetInTouchLink label={productsPage.hero.askLabel} />.
        </p>
      </Hero>
      <div ref={bars} className={styles.bars}>
        <FilterBar
          searchField={searchField}
          filter={filter}
          onType={changeText}
          onChoose={change}
        />
        <SectionTabs current={sectionInView} />
      </div>
      <div ref={list} className={styles.list}>
        <SearchResults
          found={isFiltered ? filterProducts(products, filter) : undefined}
          onClear={() => change(noFilter)}
        />
        {!isFiltered && (
          <>
            {productsPage.sections.map((section) => (
              <ProductSection key={section.id} section={section} />
            ))}
            <OrganicLine onShow={() => change({ ...noFilter, organicOnly: true })} />
          </>
        )}
      </div>
    </>
  );
}

/**
 * Scrolls to the top of a new list, unless that is in view. When the focused button has left the page
 * with the old list, moves the focus to the new one.
 */
function showFromTop(list: HTMLElement): void {
  const distance = list.getBoundingClientRect().top - stickyTop();
  if (distance < 0) window.scrollBy({ top: distance, behavior: 'instant' });
  if (document.activeElement === document.body)
    list.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
}
