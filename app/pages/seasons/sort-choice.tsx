import { seasonsPage } from '../../../content/pages/seasons.ts';
import '../../design/choice.css';
import type { SeasonSort } from '../../season/season-rows.ts';
import styles from './sort-choice.module.css';

const { sort: texts } = seasonsPage;
const orders: readonly SeasonSort[] = ['start', 'category'];

type SortChoiceProps = { sort: SeasonSort; onSort: (sort: SeasonSort) => void };

/** Buttons for the two orders of the rows. */
export function SortChoice({ sort, onSort }: SortChoiceProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, which WebKit shows above the buttons.
    <div role="group" className={styles.sort} aria-labelledby="sort-label" data-needs-script>
      <span id="sort-label" className={styles.label}>
        {texts.label}
      </span>
      <div className="choice">
        {orders.map((order) => (
          <button
            key={order}
            type="button"
            aria-pressed={order === sort}
            onClick={() => onSort(order)}
          >
            {texts[order]}
          </button>
        ))}
      </div>
    </div>
  );
}
