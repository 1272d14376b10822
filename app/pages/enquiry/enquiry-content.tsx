import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router';
import { enquiryPage as texts } from '../../../content/pages/enquiry.ts';
import { deleteDraft, joinDrafts, putDraft } from '../../contact/form-draft.ts';
import { Button } from '../../design/button.tsx';
import {
  type EnquiryList,
  emptyList,
  withCleared,
  withLine,
  withoutProduct,
} from '../../enquiry-list/enquiry-list.ts';
import { enquiryStore } from '../../enquiry-list/enquiry-store.ts';
import { useEnquiry } from '../../enquiry-list/use-enquiry.ts';
import { listText } from '../../text/list-text.ts';
import { productName } from '../../text/product-name.ts';
import { CargoTogether } from './cargo-together.tsx';
import { EmptyList } from './empty-list.tsx';
import styles from './enquiry-page.module.css';
import { PackingList } from './packing-list.tsx';
import { removeButtonId } from './product-line.tsx';
import { SendEnquiry } from './send-enquiry.tsx';

/** The id of the heading that has the focus when no product is left to focus. */
const headingId = 'enquiry-list';

interface Removal {
  text: string;
  /** Restores what was removed. Undefined once that is done. */
  undo?: () => void;
}

/** The list and the form, or how to begin a list. */
export function EnquiryContent() {
  const { list, unknown, isKept } = useEnquiry();
  const [removal, setRemoval] = useState<Removal>();
  const [restoredDrafts, setRestoredDrafts] = useState(0);
  useProductFromAddress();

  // Takes products that no longer exist out of the storage. The message stays until the page is left.
  useEffect(() => {
    if (unknown.length > 0) enquiryStore.change((stored) => stored);
  }, [unknown]);
  useEffect(
    // When the page is left.
    () => () => {
      enquiryStore.forgetUnknown();
    },
    [],
  );

  const ids = list.lines.map(({ id }) => id);
  // The visitor may have put the product on the list again.
  const isUntrue = ids.some((id) => removal?.text === removedText(id));
  const shownRemoval = isUntrue ? undefined : removal;

  /** Changes the list, offers to undo that with `restore`, and focuses the next control. */
  const removeWith = (
    text: string,
    update: (list: EnquiryList) => EnquiryList,
    restore: () => void,
    nextFocus: string,
  ) => {
    // What was removed before can be undone after this.
    const earlier = shownRemoval?.undo ? shownRemoval : undefined;
    const undo = () => {
      flushSync(() => {
        restore();
        setRemoval(earlier ?? { text: texts.removed.undone });
      });
      document.getElementById(headingId)?.focus();
    };
    flushSync(() => {
      enquiryStore.change(update);
      setRemoval({ text, undo });
    });
    document.getElementById(nextFocus)?.focus();
  };

  const remove = (id: string) => {
    const index = list.lines.findIndex((line) => line.id === id);
    const line = list.lines[index];
    if (!line) return;
    const next = list.lines[index + 1] ?? list.lines[index - 1];
    removeWith(
      removedText(id),
      (stored) => withoutProduct(stored, id),
      () => enquiryStore.change((stored) => withLine(stored, line, index)),
      next ? removeButtonId(next.id) : headingId,
    );
  };

  const clear = () => {
    const draft = deleteDraft('unsent-enquiry');
    removeWith(
      texts.removed.all,
      () => emptyList,
      () => {
        putDraft('unsent-enquiry', joinDrafts(draft, deleteDraft('unsent-enquiry')));
        setRestoredDrafts((count) => count + 1);
        enquiryStore.change((stored) => withCleared(stored, list));
      },
      headingId,
    );
  };

  return (
    <>
      {unknown.length > 0 && (
        <p className={styles.notice}>
          {texts.removed.unknown(listText(unknown.map((id) => id.replaceAll('-', ' '))))}
        </p>
      )}
      {!isKept && ids.length > 0 && (
        <p className={styles.notice} role="alert">
          {texts.storage.notKept}
        </p>
      )}
      <div className={styles.removal}>
        <p role="status">{shownRemoval?.text}</p>
        {shownRemoval?.undo && (
          <Button variant="outline" onClick={shownRemoval.undo} data-once>
            {texts.removed.undoLabel}
          </Button>
        )}
      </div>
      {ids.length > 0 ? (
        <>
          <PackingList headingId={headingId} list={list} onRemove={remove} onClear={clear} />
          {ids.length > 1 && <CargoTogether ids={ids} />}
          {/* A new form reads the draft. */}
          <SendEnquiry key={restoredDrafts} list={list} />
        </>
      ) : (
        <EmptyList headingId={headingId} />
      )}
    </>
  );
}

const removedText = (id: string) => texts.removed.product(productName(id));

/** Adds the product of `?add=strawberries`, and removes that from the address. */
function useProductFromAddress() {
  const [query, setQuery] = useSearchParams();
  const id = query.get('add');
  useEffect(() => {
    if (id === null) return;
    enquiryStore.add(id);
    setQuery(
      (query) => {
        query.delete('add');
        return query;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [id, setQuery]);
}
