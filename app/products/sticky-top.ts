import { type RefObject, useLayoutEffect } from 'react';

const token = '--sticky-top';

/** How much of the viewport's top the page's sticky block covers, in pixels. */
export function stickyTop(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(token));
}

/**
 * Keeps the token `--sticky-top` at the height of a sticky block, whatever the text's size, so that
 * hashes land below it (R7).
 */
export function useStickyTop(block: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = block.current;
    if (!element) return;
    const root = document.documentElement;
    const measure = () => {
      // On low screens it does not stick (products-page.module.css).
      const sticks = getComputedStyle(element).position === 'sticky';
      const height = sticks ? Math.ceil(element.offsetHeight) : 0;
      // Everything inherits it: a change that is none would have the whole page styled anew.
      if (height !== stickyTop()) root.style.setProperty(token, `${height}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      root.style.removeProperty(token);
    };
  }, [block]);
}
