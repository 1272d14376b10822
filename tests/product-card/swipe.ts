import type { Locator } from '@playwright/test';

/**
 * Swipes sideways over an element by `distance` pixels (negative: to the left) with real touch
 * events. It swipes above the middle of the element, because the dots are at its foot.
 */
export async function swipe(element: Locator, distance: number) {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('The element to swipe is not visible.');
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
