import { products } from '../../content/products.ts';
import { attempt } from '../browser/attempt.ts';
import { onPageRestore } from '../browser/on-page-restore.ts';
import { storeText } from '../browser/store-text.ts';
import {
  type EnquiryList,
  emptyList,
  listFromText,
  listToText,
  withProduct,
} from './enquiry-list.ts';

// The key in local storage (docs/decisions/0026-enquiry-list-in-local-storage.md).
export const storageKey = 'enquiry';

export interface EnquiryState {
  list: EnquiryList;
  /** Products of the stored list that no longer exist, by their ids, until the visitor has read so. */
  unknown: readonly string[];
  /** False if the browser has refused to store the list, which is then lost on reload. */
  isKept: boolean;
  /** The product that was added last in this tab, for the announcement. */
  added: string | undefined;
}

export const initialState: EnquiryState = {
  list: emptyList,
  unknown: [],
  isKept: true,
  added: undefined,
};

/**
 * The visitor's enquiry list: in local storage, or in memory if the browser refuses to store it.
 * @param storage returns the browser's storage; may throw
 * @param isProduct whether a product exists
 */
export function createEnquiryStore(storage: () => Storage, isProduct: (id: string) => boolean) {
  const listeners = new Set<() => void>();
  let state: EnquiryState | undefined;
  /** The stored text, as last read or written. While it is the same, the state is up to date. */
  let storedText: string | null = null;
  let stopWatching = () => {};

  const current = (): EnquiryState => {
    if (!state) {
      state = initialState;
      read();
    }
    return state;
  };

  /** Takes over what another tab has stored. */
  function read(): void {
    const text = attempt(() => storage().getItem(storageKey));
    if (text === undefined || text === storedText) return;
    storedText = text;
    set({ ...listFromText(text, isProduct), isKept: true, added: undefined });
  }

  function set(next: EnquiryState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function write(text: string | null): boolean {
    const isStored = storeText(storage, storageKey, text);
    if (isStored) storedText = text;
    return isStored;
  }

  function change(update: (list: EnquiryList) => EnquiryList, added?: string): void {
    const { unknown } = current();
    read();
    const list = update(current().list);
    set({ list, unknown, isKept: write(listToText(list)), added });
  }

  return {
    current,
    /** Changes the list. Products that no longer exist leave the storage, too. */
    change,
    /** After the visitor has read of them. */
    forgetUnknown: () => current().unknown.length > 0 && set({ ...current(), unknown: [] }),
    add: (id: string) => isProduct(id) && change((list) => withProduct(list, id), id),
    subscribe(listener: () => void): () => void {
      if (listeners.size === 0) stopWatching = watchOtherTabs(read);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopWatching();
      };
    },
  };
}

/** Calls `read` when another tab may have changed the list. Returns a cleanup function. */
function watchOtherTabs(read: () => void): () => void {
  window.addEventListener('storage', read);
  // Pages in the back-forward cache do not receive `storage` events.
  const stopRestore = onPageRestore(read);
  return () => {
    window.removeEventListener('storage', read);
    stopRestore();
  };
}

export const enquiryStore = createEnquiryStore(
  () => localStorage,
  (id) => products.some((product) => product.id === id),
);
