/** Whether the visitor asks for as little data as possible: then nothing is fetched ahead of need. */
export const savesData = Boolean(
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData,
);
