/**
 * Keeps skipped view transitions out of the console. A browser skips one when the visitor goes on before
 * it ends (https://drafts.csswg.org/css-view-transitions-1/#skip-the-view-transition); the page changes
 * all the same, but React Router 8.4 leaves the promise unhandled.
 */
export function ignoreSkippedTransitions() {
  window.addEventListener('unhandledrejection', (event) => {
    const { reason } = event;
    const isSkipped = ['AbortError', 'InvalidStateError'].includes(reason?.name);
    if (isSkipped && /transition/i.test(reason.message)) event.preventDefault();
  });
}

/**
 * Lets visitors click during a view transition. Until it ends, browsers send all clicks to the root element
 * (https://drafts.csswg.org/css-view-transitions-1/#view-transition-stacking-layer,
 * https://github.com/w3c/csswg-drafts/issues/10930).
 */
export function passOnClicksDuringTransitions() {
  const root = document.documentElement;

  // Otherwise a click would take the focus from the new page's heading.
  window.addEventListener('mousedown', (event) => {
    if (event.target === root && isTransitionRunning()) event.preventDefault();
  });

  window.addEventListener('click', (event) => {
    if (event.target !== root || !('startViewTransition' in document)) return;
    // A new transition ends the running one. Not all supported browsers have `activeViewTransition`.
    document.startViewTransition().skipTransition();
    const target = document.elementFromPoint(event.clientX, event.clientY);
    if (!target || target === root) return;
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    target.dispatchEvent(new PointerEvent(event.type, event));
  });
}

const isTransitionRunning = () =>
  document
    .getAnimations()
    .some(({ effect }) =>
      (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'),
    );
