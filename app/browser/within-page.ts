import type { NavigateOptions } from 'react-router';
import { localPath } from './local-path.ts';

/**
 * Whether the visitor has left the page with this path, as `useLocation` returns it. After a click on a link, React
 * shows the page for a moment longer, while the router and the address are already at the next one. What is relative
 * to the address would then change the next page's.
 */
export const hasLeft = (pathname: string): boolean =>
  localPath(window.location.pathname) !== pathname;

/** The history entry to which Back or Forward has led last, by the key that client.tsx gives each entry. */
let returnedTo: string | undefined;

/** Notes that Back or Forward has led to the current history entry. */
export function noteReturn() {
  returnedTo = window.history.state.key;
}

/**
 * Options of a navigation within the page with this path. The last click wins: if the visitor has just left by a link,
 * the page takes the place of the next one. After Back, it is the entry after the one to which Back has led.
 * Synchronous, because links read the address, and nobody waits for a fade.
 */
export const withinPage = (pathname: string): NavigateOptions => ({
  flushSync: true,
  preventScrollReset: true,
  replace: hasLeft(pathname) && window.history.state.key !== returnedTo,
});
