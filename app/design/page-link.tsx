import type { ComponentProps } from 'react';
import { Link, NavLink, type NavLinkProps } from 'react-router';

/** A link within the site. `discover` would only add an attribute: the router knows all routes. */
export function PageLink(props: ComponentProps<typeof Link>) {
  return <Link discover="none" {...props} />;
}

/** A link in a navigation, with `aria-current` on the link to the current page. */
export function PageNavLink(props: NavLinkProps) {
  return <NavLink discover="none" end {...props} />;
}
