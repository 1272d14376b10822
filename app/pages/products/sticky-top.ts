import { type RefObject, useLayoutEffect } from 'react';

const property = '--sticky-top';

/** How many pixels the sticky bars cover at the top of the viewport. */
export function stickyTop(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(property));
}

/** Keeps `--sticky-top` at the height of a sticky block, so that hash links end below it (R7). */
export function useStickyTop(block: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = block.current;
    if (!element) return;
    const root = document.documentElement;
    const measure = () => {
      // On low screens it is not sticky (products-page.module.css).
      const sticks = getComputedStyle(element).position === 'sticky';
      const height = sticks ? Math.ceil(element.offsetHeight) : 0;
      // Setting an inherited property restyles the whole page, so skip equal values.
      if (height !== stickyTop()) root.style.setProperty(property, `${height}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      root.style.removeProperty(property);
    };
  }, [block]);
}
