import type { Locator } from '@playwright/test';

/**
 * Draws a finger sideways over an element, above its middle, where the arrows are: by `distance`
 * pixels (negative: to the left), in touch events of the browser itself.
 */
export async function swipe(element: Locator, distance: number) {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('What is to be swiped is not on the page.');
  const y = Math.round(box.y + box.height * 0.3);
  const start = Math.round(box.x + box.width / 2 - distance / 2);
  const browser = await element.page().context().newCDPSession(element.page());
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  const steps = 8;
  await touch('touchStart', start);
  for (let step = 1; step <= steps; step += 1) {
    await touch('touchMove', Math.round(start + (distance * step) / steps));
  }
  await touch('touchEnd');
}
