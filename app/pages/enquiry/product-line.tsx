import { IconX } from '@tabler/icons-react';
import { enquiryPage } from '../../../content/pages/enquiry.ts';
import { products } from '../../../content/products.ts';
import { seasonWords } from '../../../content/season-words.ts';
import { seasons } from '../../../content/seasons.ts';
import { FormField } from '../../contact/form-field.tsx';
import { PageLink } from '../../design/page-link.tsx';
import { type EnquiryLine, withTexts } from '../../enquiry-list/enquiry-list.ts';
import { enquiryStore } from '../../enquiry-list/enquiry-store.ts';
import { addressOf } from '../../pages.ts';
import { Picture } from '../../picture/picture.tsx';
import { levelIn, yearOf } from '../../season/season.ts';
import { productName } from '../../text/product-name.ts';
import styles from './product-line.module.css';

const copy = enquiryPage.list;

export const removeButtonId = (id: string) => `remove-${id}`;

type ProductLineProps = {
  line: EnquiryLine;
  month: number | undefined;
  onRemove: (id: string) => void;
};

/** A product on the list, with room to write. What is typed is stored at once. */
export function ProductLine({ line, month, onRemove }: ProductLineProps) {
  const { id, quantity, packing } = line;
  const product = products.find((one) => one.id === id);
  const name = productName(id);
  const level = month && levelIn(yearOf(seasons[id]), month);
  const write = (texts: Partial<EnquiryLine>) =>
    enquiryStore.change((list) => withTexts(list, id, texts));
  const labelFor = (label: string) => (
    <>
      {label}
      <span className="visually-hidden"> {copy.forProduct(name)}</span>
    </>
  );

  return (
    <li className={styles.line}>
      <div className={styles.product}>
        <Picture src={product?.images[0] ?? ''} role="thumb" alt="" className={styles.picture} />
        <div className={styles.text}>
          <h3 className={styles.name}>
            <PageLink to={addressOf('product', id)}>{name}</PageLink>
          </h3>
          {month && level && (
            <p className={styles.season} data-level={level}>
              {copy.season[level](seasonWords.months[month - 1] ?? '')}
            </p>
          )}
        </div>
      </div>
      <FormField
        label={labelFor(copy.quantityLabel)}
        id={`quantity-${id}`}
        className={styles.quantity}
      >
        <input
          id={`quantity-${id}`}
          value={quantity}
          placeholder={copy.quantityPlaceholder}
          autoComplete="off"
          onChange={(event) => write({ quantity: event.currentTarget.value })}
        />
      </FormField>
      <FormField
        label={labelFor(copy.packingLabel)}
        id={`packing-${id}`}
        className={styles.packing}
      >
        <textarea
          id={`packing-${id}`}
          value={packing}
          rows={1}
          placeholder={copy.packingPlaceholder}
          autoComplete="off"
          onChange={(event) => write({ packing: event.currentTarget.value })}
        />
      </FormField>
      <button
        type="button"
        id={removeButtonId(id)}
        className={styles.remove}
        onClick={() => onRemove(id)}
        data-once
      >
        <IconX size={18} aria-hidden="true" />
        <span>
          {copy.removeLabel}
          <span className="visually-hidden"> {name}</span>
        </span>
      </button>
    </li>
  );
}
