import type { NavigateOptions } from 'react-router';
import { localPath } from './local-path.ts';
import { pagesCrossFade } from './motion.ts';

/**
 * Whether the visitor has left the page with this path, as `useLocation` returns it. After a click on a link, React
 * shows the page for a moment longer, while the router and the address are already at the next one. What is relative
 * to the address would then change the next page's.
 */
export const hasLeft = (pathname: string): boolean =>
  localPath(window.location.pathname) !== pathname;

/**
 * Options of a navigation within the page with this path. The last click wins: if the visitor has just left by a link,
 * the page takes the place of the next one. The next one's cross-fade has begun, and React Router 8.4 would show it
 * in the end if this navigation had none (`pendingState` in
 * https://github.com/remix-run/react-router/blob/main/packages/react-router/lib/components.tsx).
 */
export function withinPage(pathname: string): NavigateOptions {
  const isLeft = hasLeft(pathname);
  return { preventScrollReset: true, replace: isLeft, viewTransition: isLeft && pagesCrossFade() };
}
