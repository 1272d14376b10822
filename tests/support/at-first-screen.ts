import type { Page } from '@playwright/test';

/**
 * Runs a function in the page in the moment in which the first screen of the next page is there, and returns its
 * result. To be called before a link is clicked, and awaited after.
 */
export const atFirstScreen = <Result>(
  page: Page,
  task: (value: string) => Result,
  value = '',
): Promise<Result> => page.evaluate(`(${whenHeadingChanges})(${task}, ${JSON.stringify(value)})`);

const whenHeadingChanges = <Result>(task: (value: string) => Result, value: string) =>
  new Promise<Result>((resolve) => {
    const before = document.querySelector('h1')?.textContent;
    const observer = new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === before) return;
      observer.disconnect();
      resolve(task(value));
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
