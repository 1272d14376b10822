/** Runs a task when the browser has nothing better to do. Safari has no `requestIdleCallback`. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task, 1000);
}
