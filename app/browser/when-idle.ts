/**
 * Runs a task when the browser is idle. Safari has no `requestIdleCallback`
 * (https://bugs.webkit.org/show_bug.cgi?id=164193).
 */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task, 1000);
}
