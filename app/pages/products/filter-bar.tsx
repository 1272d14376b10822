import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect, useRef } from 'react';
import { productsPage } from '../../../content/pages/products.ts';
import '../../design/choice.css';
import styles from './filter-bar.module.css';
import { maxSearchLength, type ProductFilter } from './product-filter.ts';
import { scrollRow } from './scroll-row.ts';

type FilterBarProps = {
  filter: ProductFilter;
  onType: (text: string) => void;
  onChoose: (chosen: Partial<ProductFilter>) => void;
};

const { filters } = productsPage;

/** Text search, organic-only and category (specification 2). Hidden without script. */
export function FilterBar({ filter, onType, onChoose }: FilterBarProps) {
  const categories = useRef<HTMLFieldSetElement>(null);

  // On phones, the categories scroll sideways. Bring the chosen category into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another category is chosen.
  useEffect(() => scrollToPressed(categories.current), [filter.category]);

  return (
    <search aria-label={filters.label} data-needs-script>
      <div className={styles.form}>
        <label className={styles.search}>
          <IconSearch size={18} aria-hidden="true" />
          <span className="visually-hidden">{filters.searchLabel}</span>
          <input
            type="search"
            className={styles.field}
            placeholder={filters.searchPlaceholder}
            maxLength={maxSearchLength}
            autoComplete="off"
            enterKeyHint="search"
            value={filter.text}
            onChange={(event) => onType(event.currentTarget.value)}
          />
        </label>
        <label className={styles.organic}>
          <input
            type="checkbox"
            className={styles.checkbox}
            checked={filter.organicOnly}
            onChange={(event) => onChoose({ organicOnly: event.currentTarget.checked })}
          />
          {filters.organicLabel}
        </label>
        <fieldset ref={categories} className={`choice ${styles.categories}`}>
          <legend className="visually-hidden">{filters.categoryLabel}</legend>
          {filters.categories.map(({ value, label }) => (
            <button
              key={value}
              type="button"
              aria-pressed={filter.category === value}
              onClick={() => onChoose({ category: value })}
            >
              {label}
            </button>
          ))}
        </fieldset>
      </div>
    </search>
  );
}

function scrollToPressed(row: HTMLElement | null) {
  const chosen = row?.querySelector<HTMLElement>('[aria-pressed="true"]');
  if (!row || !chosen) return;
  const { offsetLeft: start, offsetWidth: width } = chosen;
  const isInView = start >= row.scrollLeft && start + width <= row.scrollLeft + row.clientWidth;
  if (!isInView) scrollRow(row, chosen, 'instant');
}
