import { attempt } from '../../browser/attempt.ts';
import { storeText } from '../../browser/store-text.ts';

const storageKey = 'language-offer';

/**
 * Remembers that the offer of another language was closed, or that the visitor chose a language. If the browser stores
 * nothing, the next page that is opened by its address offers the language again.
 */
export function rememberOfferClosed(): void {
  storeText(() => localStorage, storageKey, 'closed');
}

/** False, too, if the browser forbids to read what is stored. */
export const isOfferClosed = (): boolean =>
  attempt(() => localStorage.getItem(storageKey) !== null) ?? false;
