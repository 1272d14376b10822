/** Two clicks within so many milliseconds and pixels are a double click or a double tap. */
const longestPause = 400;
const longestDistance = 24;

/**
 * Ignores the second click of a double click that has followed a link or opened or closed the mobile menu.
 * It would hit whatever appears in this place: it would follow another link, or take the focus from the
 * heading of the new page. Clicks by keyboard have no place and are never ignored.
 */
export function ignoreSecondClicks() {
  let first: MouseEvent | undefined;
  const isSecond = (event: MouseEvent) =>
    first !== undefined &&
    event.detail > 0 &&
    event.timeStamp - first.timeStamp < longestPause &&
    Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) < longestDistance;

  const handle = (event: MouseEvent) => {
    if (isSecond(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (event.type === 'click') {
      const control = (event.target as Element).closest('a[href], [popovertarget]');
      first = control && event.detail > 0 ? event : undefined;
    }
  };
  // Pressing moves the focus.
  window.addEventListener('mousedown', handle, { capture: true });
  window.addEventListener('click', handle, { capture: true });
  const forget = () => {
    first = undefined;
  };
  window.addEventListener('keydown', forget, { capture: true });
}
