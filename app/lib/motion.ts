/** Whether the visitor has not asked for reduced motion (R18). To be called in the browser only. */
export function motionIsWelcome(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Whether page changes cross-fade, by the browser's view transitions: with a mouse only, because a
 * transition takes a slow phone as long as the page change itself. False while the build prerenders.
 */
export function pagesCrossFade(): boolean {
  return (
    typeof document !== 'undefined' &&
    'startViewTransition' in document &&
    motionIsWelcome() &&
    window.matchMedia('(hover: hover)').matches
  );
}
