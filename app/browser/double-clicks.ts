/** Two taps within so many milliseconds and pixels are a double tap, where the browser does not count them. */
const longestPause = 400;
const longestDistance = 24;

/** The controls whose place something else takes after a click. The map’s buttons are links that stay. */
const controls = 'a[href]:not([role=button]), [popovertarget], [data-once]';

/**
 * Ignores the second click of a double click on a link, on the button of the mobile menu, on each control with
 * `data-once`, and on what the first click has removed. It would hit whatever appears in this place: it would follow
 * another link, close the lightbox, remove another product, or take the focus from the heading of the new page. Clicks
 * by keyboard have no place and are never ignored.
 */
export function ignoreSecondClicks() {
  let first: MouseEvent | undefined;
  let isOnControl = false;
  const isSecond = (event: MouseEvent) =>
    first !== undefined &&
    (isOnControl || !(first.target as Element).isConnected) &&
    (event.detail > 0 || event.type === 'pointerdown') &&
    (event.detail > 1 ||
      (event.timeStamp - first.timeStamp < longestPause &&
        Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) <
          longestDistance));

  const handle = (event: MouseEvent) => {
    if (isSecond(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (event.type === 'click') {
      first = event.detail > 0 ? event : undefined;
      isOnControl = (event.target as Element).closest(controls) !== null;
    }
  };
  // The lightbox closes by these, and pressing moves the focus.
  for (const type of ['pointerdown', 'mousedown', 'click'] as const)
    window.addEventListener(type, handle, { capture: true });
  const forget = () => {
    first = undefined;
  };
  window.addEventListener('keydown', forget, { capture: true });
}
