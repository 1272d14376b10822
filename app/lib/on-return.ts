/**
 * Runs a task whenever the browser shows this page again from its back-forward cache, as it was when
 * the visitor left it.
 *
 * @returns what stops that
 */
export function onReturn(task: () => void): () => void {
  const look = ({ persisted }: PageTransitionEvent) => {
    if (persisted) task();
  };
  window.addEventListener('pageshow', look);
  return () => window.removeEventListener('pageshow', look);
}
