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
import { PageLink } from '../ui/page-link.tsx';
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
  /** What the visitor changed the filter with, until the new list is shown. */
  const changedWith = useRef<'bar' | 'list'>(undefined);
  const { filter, type, choose } = useProductFilter(searchField);
  const isFiltered = !isSameFilter(filter, noFilter);
  const sectionInView = useSectionInView(sectionIds, stickyTop, !isFiltered);
  useStickyTop(bars);

  const { text, category, organicOnly } = filter;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the filter changes.
  useLayoutEffect(() => {
    if (changedWith.current && list.current) scrollToTop(list.current);
    // The button that had the focus has left the page with the old list.
    if (changedWith.current === 'list')
      list.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    changedWith.current = undefined;
  }, [text, category, organicOnly]);

  const typeInBar = (wanted: string) => {
    changedWith.current = 'bar';
    type(wanted);
  };
  const chooseInBar = (wanted: Partial<ProductFilter>) => {
    changedWith.current = 'bar';
    choose(wanted);
  };
  const chooseInList = (wanted: ProductFilter) => {
    changedWith.current = 'list';
    choose(wanted);
  };

  return (
    <>
      <PageHead page={productsPage} />
      <Hero title={productsPage.hero.heading} ground="picture" picture={productsPage.picture}>
        <p>
          {productsPage.hero.text} <GetInTouchLink label={productsPage.hero.askLabel} />.{' '}
          {productsPage.hero.calendarText}{' '}
          <PageLink to="/seasons">{productsPage.hero.calendarLabel}</PageLink>.
        </p>
      </Hero>
      <div ref={bars} className={styles.bars}>
        <FilterBar
          searchField={searchField}
          filter={filter}
          onType={typeInBar}
          onChoose={chooseInBar}
        />
        <SectionTabs current={sectionInView} />
      </div>
      <div ref={list} className={styles.list}>
        <SearchResults
          found={isFiltered ? filterProducts(products, filter) : undefined}
          onClear={() => chooseInList(noFilter)}
        />
        {!isFiltered && (
          <>
            {productsPage.sections.map((section) => (
              <ProductSection key={section.id} section={section} />
            ))}
            <OrganicLine onShow={() => chooseInList({ ...noFilter, organicOnly: true })} />
          </>
        )}
      </div>
    </>
  );
}

/** Scrolls back to the top of a new list, unless that is in view. */
function scrollToTop(list: HTMLElement): void {
  const distance = list.getBoundingClientRect().top - stickyTop();
  if (distance < 0) window.scrollBy({ top: distance, behavior: 'instant' });
}
