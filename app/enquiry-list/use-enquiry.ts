import { useSyncExternalStore } from 'react';
import { type EnquiryState, enquiryStore, initialState } from './enquiry-store.ts';

/** The visitor's enquiry list. Empty during hydration. */
export function useEnquiry(): EnquiryState {
  return useSyncExternalStore(enquiryStore.subscribe, enquiryStore.current, () => initialState);
}

/** Whether a product is on the list. False during hydration. */
export function useIsListed(id: string): boolean {
  return useSyncExternalStore(
    enquiryStore.subscribe,
    () => enquiryStore.current().list.lines.some((line) => line.id === id),
    () => false,
  );
}
