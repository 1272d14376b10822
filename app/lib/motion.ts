/**
 * Whether the visitor has not asked for less movement (R18). Only for event handlers: the build has
 * no visitor.
 */
export function motionIsWelcome(): boolean {
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
