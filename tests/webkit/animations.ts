import type { Page } from './page.ts';

/** The elements that are invisible because they or an ancestor are transparent. */
export const hiddenParts = (page: Page) =>
  page.evaluate(() => {
    const opacity = (part: Element | null): number =>
      part ? Number(getComputedStyle(part).opacity) * opacity(part.parentElement) : 1;
    return [...document.querySelectorAll('main :is(h1, h2, h3, p:not(:empty), img, dt, dd)')]
      .filter((part) => opacity(part) < 1)
      .map((part) => part.textContent || part.getAttribute('src'));
  });
/** The names of the animations that are running. */
export const runningAnimations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => (animation as CSSAnimation).animationName),
  );
