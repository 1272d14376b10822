import {
  type CSSProperties,
  type RefObject,
  useDeferredValue,
  useLayoutEffect,
  useRef,
} from 'react';
import { seasonsPage } from '../../../content/pages/seasons.ts';
import { seasonTexts } from '../../../content/season-texts.ts';
import { useLastFocus } from '../../browser/use-last-focus.ts';
import { AskLink } from '../../enquiry-list/ask-link.tsx';
import { SeasonProduct } from '../../in-season/season-product.tsx';
import { productsInMonth } from '../../season/products-in-month.ts';
import type { Month } from '../../season/season.ts';
import styles from './month-panel.module.css';

const texts = seasonsPage.inSeason;

/** How many products are shown at once. The others come right after, so that a click never waits long. */
const shownAtOnce = 8;

type MonthPanelProps = {
  ref: RefObject<HTMLElement | null>;
  month: Month;
  /** Whether the visitor chose the month. If so, the number of products is announced. */
  isChosen: boolean;
};

/** The products in season in a month, with pictures. Products at their peak are first. */
export function MonthPanel({ ref, month, isChosen }: MonthPanelProps) {
  const name = seasonTexts.months[month - 1] ?? '';
  const found = productsInMonth(month);
  const isComplete = useDeferredValue(month) === month;

  const heading = useRef<HTMLHeadingElement>(null);
  const focus = useLastFocus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the month changes.
  useLayoutEffect(() => {
    // The focused link was removed with the list of the other month, by Back.
    if (focus.lost()) heading.current?.focus({ preventScroll: true });
  }, [month]);

  return (
    <section ref={ref} className={styles.panel} aria-labelledby="in-season">
      <h2 ref={heading} id="in-season" tabIndex={-1}>
        {texts.heading(name)}
      </h2>
      <p role="status" className="visually-hidden">
        {isChosen && texts.count(found.length, name)}
      </p>
      <ul
        className={styles.list}
        style={{ '--products': found.length } as CSSProperties}
        key={month}
        data-chosen={isChosen || undefined}
        onFocus={focus.remember}
      >
        {found.slice(0, isComplete ? undefined : shownAtOnce).map((entry) => (
          <li key={entry.product.id}>
            <SeasonProduct
              {...entry}
              picture={0}
              sizes="(min-width: 64rem) 12.5rem, (min-width: 48rem) 17vw, 8rem"
              pictureClassName={styles.picture}
            />
            <AskLink id={entry.product.id} />
          </li>
        ))}
      </ul>
    </section>
  );
}
