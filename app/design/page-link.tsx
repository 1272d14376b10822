import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router';
import { pagesCrossFade } from '../browser/motion.ts';

/** A link within the site. `discover` would only add an attribute: the router knows all routes. */
export function PageLink(props: LinkProps) {
  return <Link viewTransition={pagesCrossFade()} discover="none" {...props} />;
}

/** A link in a navigation, with `aria-current` on the link to the current page. */
export function PageNavLink(props: NavLinkProps) {
  return <NavLink viewTransition={pagesCrossFade()} discover="none" end {...props} />;
}
