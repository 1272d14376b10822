/** Runs a task after the page's `load` event, or now if it is over. */
export function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') task();
  else addEventListener('load', task);
}
