import { useRef } from 'react';

/** In milliseconds. A button that is pressed again within this time was pressed twice. */
export const secondPressLimit = 1000;

type Press = { timeStamp: number };

/** Tells whether a button was pressed twice: the second press comes soon after the one that was noted. */
export function useSecondPress() {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return {
    note: (event: Press) => {
      last.current = event.timeStamp;
    },
    isSecond: (event: Press) => event.timeStamp - last.current < secondPressLimit,
  };
}
