/**
 * Loads code with its styles once. A failure stays until the page is loaded again, because Vite's
 * loader takes a style sheet that failed for one that is there
 * (https://github.com/vitejs/vite/issues/3698).
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}
