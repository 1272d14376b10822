import { type RefObject, useLayoutEffect } from 'react';

const token = '--sticky-top';

/** How much of the viewport's top the page's sticky block covers, in pixels. */
export function stickyTop(): number {
  return Number.parseFloat(document.documentElement.style.getPropertyValue(token)) || 0;
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
      root.style.setProperty(token, `${sticks ? Math.ceil(element.offsetHeight) : 0}px`);
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
