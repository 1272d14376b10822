import type { Locator } from '@playwright/test';

/** Starts the entrance animation of an element again: what fills the time before it, and whether it begins faint. */
export const fadeOf = (part: Locator) =>
  part.evaluate((element: HTMLElement) => {
    element.style.animationName = 'none';
    element.getAnimations();
    element.style.animationName = '';
    const effect = element.getAnimations()[0]?.effect as KeyframeEffect | undefined;
    return {
      fill: effect?.getTiming().fill,
      beginsFaint: Number(effect?.getKeyframes()[0]?.opacity ?? 1) < 0.5,
    };
  });

/** A part that waits for its turn is as at its beginning. */
export const wholeFade = { fill: 'backwards', beginsFaint: true };
