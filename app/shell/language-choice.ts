const storageKey = 'language-offer';

/** Remembers that the visitor has answered the offer of another language or has chosen one. */
export function rememberOfferClosed(): void {
  try {
    localStorage.setItem(storageKey, 'closed');
  } catch {
    // The browser stores nothing. The next page offers the language again.
  }
}

export function isOfferClosed(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}
