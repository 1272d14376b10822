import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { enquiryPage } from '../../../content/pages/enquiry.ts';
import { products } from '../../../content/products.ts';
import { seasonTexts } from '../../../content/season-texts.ts';
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

const texts = enquiryPage.list;

/** The button that takes this product off the list. It gets the focus when the one before is taken off. */
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
  const write = (changes: Partial<EnquiryLine>) =>
    enquiryStore.change((list) => withTexts(list, id, changes));
  const labelFor = (label: string) => (
    <>
      {label}
      <span className="visually-hidden"> {texts.forProduct(name)}</span>
    </>
  );

  return (
    <li className={styles.line}>
      <div className={styles.product}>
        {product && (
          <Picture src={product.images[0]} role="thumb" alt="" className={styles.picture} />
        )}
        <div className={styles.text}>
          <h3 className={styles.name}>
            <PageLink to={addressOf('product', id)}>{name}</PageLink>
          </h3>
          {month && level && (
            <p className={styles.season} data-level={level}>
              {texts.season(level, seasonTexts.months[month - 1] ?? '')}
            </p>
          )}
        </div>
      </div>
      <FormField
        label={labelFor(texts.quantityLabel)}
        id={`quantity-${id}`}
        written={quantity}
        className={styles.quantity}
      >
        <input
          id={`quantity-${id}`}
          value={quantity}
          placeholder={texts.quantityPlaceholder}
          autoComplete="off"
          onChange={(event) => write({ quantity: event.currentTarget.value })}
        />
      </FormField>
      <FormField
        label={labelFor(texts.packingLabel)}
        id={`packing-${id}`}
        written={packing}
        className={styles.packing}
      >
        <textarea
          id={`packing-${id}`}
          value={packing}
          rows={1}
          placeholder={texts.packingPlaceholder}
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
          {texts.removeLabel}
          <span className="visually-hidden"> {name}</span>
        </span>
      </button>
    </li>
  );
}
