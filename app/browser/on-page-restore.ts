/** Calls `task` when the back-forward cache restores the page. Returns a cleanup function. */
export function onPageRestore(task: () => void): () => void {
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) task();
  };
  window.addEventListener('pageshow', handlePageShow);
  return () => window.removeEventListener('pageshow', handlePageShow);
}
