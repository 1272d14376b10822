/** What a page asks the service worker: was I a saved copy? */
export const savedCopyQuestion = 'IS_SAVED_COPY';
