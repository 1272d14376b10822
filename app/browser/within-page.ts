import type { NavigateOptions } from 'react-router';
import { localPath } from './local-path.ts';

/**
 * Whether the visitor has left the page with this path, as `useLocation` returns it. After a click on a link, React
 * shows the page for a moment longer, while the router and the address are already at the next one. What is relative
 * to the address would then change the next page's.
 */
export const hasLeft = (pathname: string): boolean =>
  localPath(window.location.pathname) !== pathname;

/** The key of the history entry that the last `popstate` event told of. */
let returnedTo: string | undefined;

/** Notes that Back or Forward has led to the current history entry. Each entry has a key (app/client.tsx). */
export function noteReturn() {
  returnedTo = window.history.state.key;
}

/**
 * Options of a navigation within the page with this path. Synchronous, because links read the address, and nobody waits
 * for a fade. The last click wins: if the visitor has just left by a link, the page takes the place of the next one. If
 * the visitor has just left by Back or Forward, the page gets a history entry of its own, after the one that was reached.
 */
export const withinPage = (pathname: string): NavigateOptions => ({
  flushSync: true,
  preventScrollReset: true,
  replace: hasLeft(pathname) && window.history.state.key !== returnedTo,
});
