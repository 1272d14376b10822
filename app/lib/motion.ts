/**
 * Whether the visitor has not asked for less movement (R18). Only for event handlers: the build has
 * no visitor.
 */
export function motionIsWelcome(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Whether pages give way to each other softly, which takes a mouse. A finger's page comes at once: on
 * a slow phone a transition takes as long as all the rest (docs/decisions/0017-a-finger-does-not-wait.md).
 */
export function pagesChangeSoftly(): boolean {
  return motionIsWelcome() && window.matchMedia('(hover: hover)').matches;
}
