import { enquiryPage } from '../../../content/pages/enquiry.ts';
import { seasonTexts } from '../../../content/season-texts.ts';
import { FormField } from '../../contact/form-field.tsx';
import { PageLink } from '../../design/page-link.tsx';
import type { EnquiryList } from '../../enquiry-list/enquiry-list.ts';
import { enquiryStore } from '../../enquiry-list/enquiry-store.ts';
import { addressOf } from '../../pages.ts';
import styles from './packing-list.module.css';
import { ProductLine } from './product-line.tsx';
import { SheetHead } from './sheet-head.tsx';

const { list: texts, storage } = enquiryPage;

type PackingListProps = {
  headingId: string;
  list: EnquiryList;
  onRemove: (id: string) => void;
  onClear: () => void;
};

/** The stored part of the enquiry: products, destination and month. */
export function PackingList({ headingId, list, onRemove, onClear }: PackingListProps) {
  const { lines, destination, month } = list;
  const write = (changes: Partial<EnquiryList>) =>
    enquiryStore.change((stored) => ({ ...stored, ...changes }));

  return (
    <section className={styles.sheet} aria-labelledby={headingId}>
      <SheetHead headingId={headingId} heading={texts.heading} />
      <ol className={styles.lines}>
        {lines.map((line) => (
          <ProductLine key={line.id} line={line} month={month} onRemove={onRemove} />
        ))}
      </ol>
      <p className={styles.add}>
        <PageLink to={addressOf('products')}>{texts.addLabel}</PageLink>
      </p>
      <div className={styles.delivery}>
        <p className={styles.whole}>{texts.wholeLabel}</p>
        <FormField label={texts.destinationLabel} id="destination" written={destination}>
          <input
            id="destination"
            value={destination}
            placeholder={texts.destinationPlaceholder}
            onChange={(event) => write({ destination: event.currentTarget.value })}
          />
        </FormField>
        <FormField label={texts.monthLabel} id="month">
          <select
            id="month"
            value={month ?? ''}
            onChange={(event) => write({ month: Number(event.currentTarget.value) || undefined })}
          >
            <option value="">{texts.anyMonth}</option>
            {seasonTexts.months.map((name, index) => (
              <option key={name} value={index + 1}>
                {name}
              </option>
            ))}
          </select>
        </FormField>
      </div>
      <div className={styles.storage}>
        <p>{storage.text}</p>
        <button type="button" className={styles.clear} onClick={onClear} data-once>
          {storage.clearLabel}
        </button>
      </div>
    </section>
  );
}
