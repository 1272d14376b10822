import { useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { localAddress } from '../../../content/languages.ts';
import { seasonsPage } from '../../../content/pages/seasons.ts';
import { productCard } from '../../../content/product-card.ts';
import { products } from '../../../content/products.ts';
import { seasonTexts } from '../../../content/season-texts.ts';
import { scrollBehavior } from '../../browser/motion.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { buildDate } from '../../browser/use-today.ts';
import { withinPage } from '../../browser/within-page.ts';
import { PrintedAddress } from '../../design/printed-address.tsx';
import { addressOf } from '../../pages.ts';
import { useCurrentMonth } from '../../season/current-month.ts';
import type { Month } from '../../season/season.ts';
import { SeasonLegend } from '../../season/season-legend.tsx';
import { seasonRows, sortRows } from '../../season/season-rows.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { SourceList } from '../../sources/source-list.tsx';
import { MonthPanel } from './month-panel.tsx';
import { SeasonChart } from './season-chart.tsx';
import { readSeasonView, type SeasonView, writeSeasonView } from './season-view.ts';
import styles from './seasons-page.module.css';
import { SortChoice } from './sort-choice.tsx';

const categories = Object.keys(productCard.categories);
const allRows = seasonRows(products);
/** As in season-chart.module.css. */
const monthsStick = '(min-width: 48rem)';

/**
 * A chart of all products and months, and the products in season in the chosen or current month. The
 * prerendered page has the products of the month of the build.
 */
export function SeasonsPage() {
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const current = useCurrentMonth();
  const answer = useRef<HTMLElement>(null);
  const view = readSeasonView(hydrated ? query : new URLSearchParams());
  const rows = useMemo(() => sortRows(allRows, view.sort, categories), [view.sort]);
  const choose = (chosen: Partial<SeasonView>) => {
    const search = writeSeasonView(query, { ...view, ...chosen });
    navigate({ pathname, search: `${search}` }, withinPage(pathname));
  };
  const chooseMonth = (month: Month) => {
    choose({ month: month === view.month ? undefined : month });
    // On phones the months are above the answer and do not stick to the top: both come into view.
    if (!window.matchMedia(monthsStick).matches)
      answer.current?.scrollIntoView({ behavior: scrollBehavior(), block: 'nearest' });
  };

  return (
    <>
      <PageHead name="seasons" page={seasonsPage} />
      <div className={`wrap ${styles.head}`} data-background="paper">
        <h1 tabIndex={-1}>{seasonsPage.hero.heading}</h1>
        <p>
          {seasonsPage.hero.text}
          <span data-needs-script>{` ${seasonsPage.hero.chooseText}`}</span>
        </p>
      </div>
      <div className={`wrap ${styles.page}`}>
        <MonthPanel
          ref={answer}
          month={view.month ?? current ?? Number(buildDate.slice(5, 7))}
          isChosen={view.month !== undefined}
        />
        <div className={styles.bar}>
          <SeasonLegend years={allRows.map(({ year }) => year)} />
          <SortChoice sort={view.sort} onSort={(sort) => choose({ sort })} />
        </div>
        <SeasonChart
          rows={rows}
          isGrouped={view.sort === 'category'}
          current={current}
          chosen={view.month}
          onChoose={chooseMonth}
        />
        <div className={styles.foot}>
          <p>{seasonTexts.weatherNote}</p>
          <p className={styles.download}>
            <a href={localAddress(seasonsPage.download.address)} download>
              {seasonsPage.download.label}
            </a>
          </p>
          <SourceList list="months" label={seasonsPage.sourcesLabel} />
          <PrintedAddress address={addressOf('seasons')} />
        </div>
      </div>
    </>
  );
}

export { SeasonsPage as Component };
