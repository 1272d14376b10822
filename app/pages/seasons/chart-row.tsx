import { type CSSProperties, memo } from 'react';
import { categoryColours } from '../../../content/category-colours.ts';
import { productTexts } from '../../../content/product-texts.ts';
import { seasonTexts } from '../../../content/season-texts.ts';
import { PageLink } from '../../design/page-link.tsx';
import { addressOf } from '../../pages.ts';
import { Picture } from '../../picture/picture.tsx';
import { MonthMark } from '../../season/month-mark.tsx';
import { levelIn, type Month } from '../../season/season.ts';
import type { SeasonRow } from '../../season/season-rows.ts';
import styles from './chart-row.module.css';

type ChartRowProps = {
  row: SeasonRow;
  /** Its note is that of the row before it. On phones, they are one card. */
  repeatsNote: boolean;
  current: Month | undefined;
  chosen: Month | undefined;
};

/** The twelve months of a crop. A product without known months has a note in one cell instead. */
export const ChartRow = memo(function ChartRow({
  row,
  repeatsNote,
  current,
  chosen,
}: ChartRowProps) {
  const { product, variety, year } = row;
  const { id, name, category, images } = product;
  const isOut = chosen !== undefined && levelIn(year, chosen) === 'none';

  return (
    <tr
      className={year ? styles.row : `${styles.row} ${styles.noted}`}
      style={{ '--background': categoryColours[category] } as CSSProperties}
      data-out={isOut || undefined}
      data-repeats-note={repeatsNote || undefined}
    >
      <th scope="row" className={styles.product}>
        <PageLink to={addressOf('product', id)} className={styles.link}>
          <Picture src={images[0]} role="thumb" alt="" className={styles.picture} />
          <span>
            {name}
            {variety && <span className={styles.variety}> {variety}</span>}
          </span>
        </PageLink>
      </th>
      {year ? (
        seasonTexts.months.map((month, index) => (
          <td
            key={month}
            className={styles.cell}
            data-current={index + 1 === current || undefined}
            data-chosen={index + 1 === chosen || undefined}
            data-initial={seasonTexts.initials[index]}
          >
            <MonthMark level={year[index]} className={styles.mark} />
            <span className="visually-hidden">{wordsFor(year[index])}</span>
          </td>
        ))
      ) : (
        <td colSpan={12} className={styles.note}>
          {productTexts[id]?.seasonNote}
        </td>
      )}
    </tr>
  );
});

const wordsFor = (level: NonNullable<SeasonRow['year']>[number]) =>
  level ? seasonTexts.levels[level] : seasonTexts.unknown;
