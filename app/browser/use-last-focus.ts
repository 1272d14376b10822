import { type FocusEvent, useRef } from 'react';

/** Remembers which element inside a part of the page had the focus last, so that it can go elsewhere once that is gone. */
export function useLastFocus() {
  const last = useRef<Element>(undefined);
  return {
    /** For `onFocus` of the part. */
    remember: ({ target }: FocusEvent) => {
      last.current = target;
    },
    /** Whether that element was removed and nothing else has the focus now. */
    isLost: () => document.activeElement === document.body && last.current?.isConnected === false,
  };
}
