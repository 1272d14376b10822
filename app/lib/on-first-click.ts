import type { MouseEvent } from 'react';

/**
 * For `onClick` of a button whose place another button takes after the click: ignores the second click of a
 * double click, which would press that one.
 */
export const onFirstClick = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};
