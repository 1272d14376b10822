import type { Page } from '@playwright/test';

/**
 * Runs a function in the page in the moment in which the first screen of the next page is there, and returns its
 * result. To be called before a link is clicked, and awaited after. In a view transition, the page changes a
 * moment before it is complete, and nobody sees that; its heading has the focus when it is.
 */
export const atFirstScreen = <Result>(page: Page, task: () => Result): Promise<Result> =>
  page.evaluate(`(${whenHeadingIsFocused})(${task})`);

const whenHeadingIsFocused = <Result>(task: () => Result) =>
  new Promise<Result>((resolve) => {
    const handleFocus = ({ target }: FocusEvent) => {
      if (!(target as Element).matches('h1')) return;
      document.removeEventListener('focusin', handleFocus);
      // After the effects that React runs together with the focus.
      queueMicrotask(() => resolve(task()));
    };
    document.addEventListener('focusin', handleFocus);
  });
