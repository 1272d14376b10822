const storageKey = 'language-offer';

/** Remembers that the offer of another language was closed, or that the visitor chose a language. */
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
