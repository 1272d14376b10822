/** What a regular expression's `.` stands for no longer: line breaks, as an address carries them. */
const lineBreaks = /%(0[ad]|e2%80%a[89])/gi;

/**
 * Takes line breaks out of the address before the router reads it. Its patterns end at one, that of
 * the page for unknown addresses too: it would know no page at all and show an error in its place.
 */
export function makeAddressPlain(): void {
  const { pathname, search, hash } = window.location;
  const plain = pathname.replace(lineBreaks, '%20');
  if (plain !== pathname) history.replaceState(history.state, '', plain + search + hash);
}
