import { cargoTexts } from '../../../content/cargo-texts.ts';
import { enquiryPage } from '../../../content/pages/enquiry.ts';
import { verdicts } from '../../cargo/cargo-rules.ts';
import { type CargoItem, cargoConflicts, verdictOf } from '../../cargo/conflicts.ts';
import { VerdictDot } from '../../cargo/verdict-dot.tsx';
import { numberText } from '../../text/number-text.ts';
import { productName } from '../../text/product-name.ts';
import styles from './cargo-matrix.module.css';

/** A table of every two products, with a dot for each verdict. Columns have the numbers of the rows. */
export function CargoMatrix({ items }: { items: readonly CargoItem[] }) {
  return (
    <div className={styles.matrix}>
      <table>
        <caption>{enquiryPage.cargo.matrixLabel}</caption>
        <thead>
          <tr>
            <td />
            {items.slice(0, -1).map(({ id }, index) => (
              <th key={id} scope="col">
                <span aria-hidden="true">{numberText(index + 1)}</span>
                <span className="visually-hidden">{productName(id)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((row, index) => (
            <tr key={row.id}>
              <th scope="row">
                <span aria-hidden="true" className={styles.number}>
                  {numberText(index + 1)}
                </span>
                {productName(row.id)}
              </th>
              {items.slice(0, index).map((column) => {
                const verdict = verdictOf(cargoConflicts(row, column));
                return (
                  <td key={column.id}>
                    <VerdictDot verdict={verdict} />
                    <span className="visually-hidden">{cargoTexts.verdicts[verdict]}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.legend} aria-hidden="true">
        {verdicts.map((verdict) => (
          <li key={verdict}>
            <VerdictDot verdict={verdict} />
            {cargoTexts.verdicts[verdict]}
          </li>
        ))}
      </ul>
    </div>
  );
}
