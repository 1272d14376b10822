/** Percent-encoded LF, CR, and Unicode line and paragraph separators. */
const lineBreaks = /%(0[ad]|e2%80%a[89])/gi;

/** Replaces line breaks in the address: the `.` of React Router's patterns does not match them. */
export function replaceLineBreaks(): void {
  const { pathname, search, hash } = window.location;
  const replaced = pathname.replace(lineBreaks, '%20');
  if (replaced !== pathname) history.replaceState(history.state, '', replaced + search + hash);
}
