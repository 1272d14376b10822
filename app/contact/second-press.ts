import { type MouseEvent, useRef } from 'react';
import { isFormEmpty } from './blank-fields.ts';

/** In milliseconds. A button that is pressed again within this time was pressed twice. */
export const secondPressLimit = 1000;

type Press = { timeStamp: number };

/** Tells whether a button was pressed twice: the second press comes soon after the one that was noted. */
export function useSecondPress() {
  const last = useRef(Number.NEGATIVE_INFINITY);
  const isSecond = (event: Press) => event.timeStamp - last.current < secondPressLimit;
  return {
    note: (event: Press) => {
      last.current = event.timeStamp;
    },
    isSecond,
    /** Prevents the second press of a button whose first press has cleared its form. */
    ignoreSecond: (event: MouseEvent<HTMLButtonElement>) => {
      if (isSecond(event) && isFormEmpty(event.currentTarget)) event.preventDefault();
    },
  };
}
