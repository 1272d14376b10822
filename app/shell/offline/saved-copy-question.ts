/** Message from a page to the service worker: was the page a saved copy? */
export const savedCopyQuestion = 'IS_SAVED_COPY';
