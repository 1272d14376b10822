declare global {
  interface Navigator {
    /** Chromium only: https://developer.mozilla.org/docs/Web/API/NetworkInformation */
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

/** Whether the visitor asks for reduced data usage. Then nothing is prefetched. */
export const savesData = Boolean(navigator.connection?.saveData);
