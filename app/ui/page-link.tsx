import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router';
import { pagesCrossFade } from '../lib/motion.ts';

/**
 * A link to a page of this site. All routes are known to the router, so there are none to discover: the
 * attribute for that would only make every page longer.
 */
export function PageLink(props: LinkProps) {
  return <Link viewTransition={pagesCrossFade()} discover="none" {...props} />;
}

/** The same in a navigation: `aria-current` marks the link to the page that is shown. */
export function PageNavLink(props: NavLinkProps) {
  return <NavLink viewTransition={pagesCrossFade()} discover="none" end {...props} />;
}
