import { seasonsPage } from '../../../content/pages/seasons.ts';
import type { SeasonSort } from '../../season/season-rows.ts';
import styles from './sort-choice.module.css';

const { sort: texts } = seasonsPage;
const choices: readonly SeasonSort[] = ['start', 'category'];

type SortChoiceProps = { sort: SeasonSort; onSort: (sort: SeasonSort) => void };

/** Buttons for the two orders of the rows. */
export function SortChoice({ sort, onSort }: SortChoiceProps) {
  return (
    <fieldset className={styles.choice} data-needs-script>
      <legend className={styles.label}>{texts.label}</legend>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === sort}
          onClick={() => onSort(choice)}
        >
          {texts[choice]}
        </button>
      ))}
    </fieldset>
  );
}
