import type { MouseEvent } from 'react';

/** Leaves out the second click of a double click, which would hit what has come to the place of a button that goes. */
export const firstClick =
  (task: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) task();
  };
