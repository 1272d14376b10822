import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { linkPrefetch } from '../lib/saves-data.ts';

/** A link to a page of this site; its code is fetched when somebody is about to follow it. */
export function PageLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch={linkPrefetch} {...props} />;
}
