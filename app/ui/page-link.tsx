import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router';
import { pagesCrossFade } from '../lib/motion.ts';

/** A link to a page of this site. */
export function PageLink(props: LinkProps) {
  return <Link viewTransition={pagesCrossFade()} {...props} />;
}

/** The same in a navigation: `aria-current` marks the link to the page that is shown. */
export function PageNavLink(props: NavLinkProps) {
  return <NavLink viewTransition={pagesCrossFade()} end {...props} />;
}
