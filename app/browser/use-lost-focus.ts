import { type FocusEvent, useRef } from 'react';

/** For a list that is replaced, also by Back: whether the element with the focus was removed with it. */
export function useLostFocus() {
  const focused = useRef<Element>(undefined);
  return {
    /** The list's `onFocus`. */
    noteFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    /** Call in a layout effect, after the list has been replaced. */
    isFocusLost: () =>
      document.activeElement === document.body && focused.current?.isConnected === false,
  };
}
