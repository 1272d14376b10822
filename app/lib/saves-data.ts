/** Whether the visitor asks for as little data as possible: then nothing is fetched ahead of need. */
export const savesData = Boolean(
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData,
);

/** When a link fetches the code of its page: once somebody is about to follow it. */
export const linkPrefetch = savesData ? 'none' : 'intent';
