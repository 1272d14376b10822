import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** A link to a page of this site; its code is fetched when somebody is about to follow it. */
export function PageLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch="intent" {...props} />;
}
