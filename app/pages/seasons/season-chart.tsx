import { Fragment, useDeferredValue, useLayoutEffect, useRef } from 'react';
import { seasonsPage } from '../../../content/pages/seasons.ts';
import { productCard } from '../../../content/product-card.ts';
import { productTexts } from '../../../content/product-texts.ts';
import { seasonTexts } from '../../../content/season-texts.ts';
import { useLastFocus } from '../../browser/use-last-focus.ts';
import type { Month } from '../../season/season.ts';
import type { SeasonRow } from '../../season/season-rows.ts';
import { ChartRow } from './chart-row.tsx';
import styles from './season-chart.module.css';

type SeasonChartProps = {
  rows: readonly SeasonRow[];
  /** Whether the rows have headings with their category. */
  isGrouped: boolean;
  /** The month of the visitor's clock. */
  current: Month | undefined;
  /** The month that the visitor has chosen. */
  chosen: Month | undefined;
  onChoose: (month: Month) => void;
};

/** A table of products and twelve months. A click on the head of a column chooses the month. */
export function SeasonChart({ rows, isGrouped, current, chosen, onChoose }: SeasonChartProps) {
  // With many products, the answer above the chart appears before its rows have changed.
  const chosenInRows = useDeferredValue(chosen);

  const body = useRef<HTMLTableSectionElement>(null);
  const focus = useLastFocus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the order changes.
  useLayoutEffect(() => {
    // By Back, while a link had the focus. The same product has another link now.
    const lost = focus.lost();
    if (!lost) return;
    const links = [...(body.current?.querySelectorAll('a') ?? [])];
    links.find((link) => link.textContent === lost.textContent)?.focus({ preventScroll: true });
  }, [isGrouped]);

  return (
    <table className={styles.chart}>
      <caption className="visually-hidden">{seasonsPage.chartLabel}</caption>
      {/* The table arrives in parts. With these, its columns have their widths from the start. */}
      <colgroup>
        <col className={styles.names} />
        <col span={12} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            <span className="visually-hidden">{seasonsPage.productLabel}</span>
          </th>
          {seasonTexts.months.map((name, index) => {
            const month = index + 1;
            return (
              <th
                key={name}
                scope="col"
                className={styles.month}
                data-current={month === current || undefined}
              >
                <button
                  type="button"
                  aria-pressed={month === chosen}
                  onClick={() => onChoose(month)}
                >
                  <span aria-hidden="true">{seasonTexts.shortMonths[index]}</span>
                  <span className="visually-hidden">
                    {name}
                    {month === current && ` (${seasonsPage.nowLabel})`}
                  </span>
                </button>
                {/* Replaces the button on paper and without script. */}
                <span className={styles.plain}>{seasonTexts.shortMonths[index]}</span>
              </th>
            );
          })}
        </tr>
      </thead>
      {/* The key makes new rows, which are no layout shift if an address with an order is opened. */}
      <tbody ref={body} key={`${isGrouped}`} onFocus={focus.remember}>
        {rows.map((row, index) => (
          <Fragment key={row.product.id + (row.variety ?? '')}>
            {isGrouped && rows[index - 1]?.product.category !== row.product.category && (
              <tr className={styles.group}>
                <th scope="colgroup" colSpan={13}>
                  {productCard.categories[row.product.category]}
                </th>
              </tr>
            )}
            <ChartRow
              row={row}
              repeatsNote={hasSameNote(row, rows[index - 1])}
              current={current}
              chosen={chosenInRows}
            />
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

/** Whether a row without months says the same as the one before it. */
function hasSameNote({ product, year }: SeasonRow, before: SeasonRow | undefined): boolean {
  return (
    !year &&
    before?.product.category === product.category &&
    productTexts[before.product.id]?.seasonNote === productTexts[product.id]?.seasonNote
  );
}
