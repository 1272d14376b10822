/** Percent-encoded line breaks: LF, CR, and Unicode's line and paragraph separators. */
const lineBreaks = /%(0[ad]|e2%80%a[89])/gi;

/**
 * Replaces percent-encoded line breaks in the address by spaces, before the router reads it. React
 * Router's route patterns use `.`, which does not match line breaks, so no route would match, not even
 * the one of the not-found page.
 */
export function encodeLineBreaks(): void {
  const { pathname, search, hash } = window.location;
  const encoded = pathname.replace(lineBreaks, '%20');
  if (encoded !== pathname) history.replaceState(history.state, '', encoded + search + hash);
}
