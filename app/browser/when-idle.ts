/** A busy page may never be idle. In milliseconds. */
const longestWait = 5000;

/**
 * Runs a task when the browser is idle, at the latest after 5 seconds. Safari has no `requestIdleCallback`
 * (https://bugs.webkit.org/show_bug.cgi?id=164193).
 */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: longestWait });
  else setTimeout(task, 1000);
}
