/**
 * Keeps skipped view transitions out of the console. A browser skips one when the visitor goes on before
 * it ends; the page changes all the same, but React Router leaves the promise unhandled.
 */
export function ignoreSkippedTransitions() {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event;
    const isSkipped = ['AbortError', 'InvalidStateError'].includes(reason?.name);
    if (isSkipped && /transition/i.test(reason.message)) event.preventDefault();
  });
}
