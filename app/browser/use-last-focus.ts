import { type FocusEvent, useRef } from 'react';

/** Remembers which element inside a part of the page had the focus last, so that it can go elsewhere once that is gone. */
export function useLastFocus() {
  const last = useRef<Element>(undefined);
  return {
    /** For `onFocus` of the part. */
    remember: ({ target }: FocusEvent) => {
      last.current = target;
    },
    /** That element, if it was removed and nothing else has the focus now. */
    lost: () =>
      document.activeElement === document.body && last.current?.isConnected === false
        ? last.current
        : undefined,
  };
}
