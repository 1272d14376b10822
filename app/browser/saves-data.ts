/** Whether the visitor asks for reduced data usage. Then nothing is prefetched. */
export const savesData = Boolean(
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData,
);
