/** Whether the visitor does not ask for reduced motion (R18). For the browser only. */
export function isMotionAllowed(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Whether pages cross-fade: only with a mouse, because it doubles the time on slow phones. */
export function pagesCrossFade(): boolean {
  return (
    typeof document !== 'undefined' &&
    'startViewTransition' in document &&
    isMotionAllowed() &&
    window.matchMedia('(hover: hover)').matches
  );
}
