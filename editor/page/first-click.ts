import type { MouseEvent } from 'react';

/**
 * Ignores the second click of a double click. When the first one removes a button, the second one would click what has
 * taken its place.
 */
export const firstClick =
  (task: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) task();
  };
