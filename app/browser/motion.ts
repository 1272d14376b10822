// Asked for once, not by each link of a page. Undefined while the pages are built.
const isBrowser = typeof window !== 'undefined';
const reducedMotion = isBrowser ? matchMedia('(prefers-reduced-motion: reduce)') : undefined;
const mouse = isBrowser ? matchMedia('(hover: hover)') : undefined;

/** Whether the visitor does not ask for reduced motion (R18). For the browser only. */
export const isMotionAllowed = (): boolean => reducedMotion?.matches === false;

/** How to scroll: at once if the visitor asks for reduced motion (R18). For the browser only. */
export const scrollBehavior = (): ScrollBehavior => (isMotionAllowed() ? 'smooth' : 'instant');

/** Whether pages cross-fade: only with a mouse, because it doubles the time on slow phones. */
export const pagesCrossFade = (): boolean =>
  isMotionAllowed() && mouse?.matches === true && 'startViewTransition' in document;
