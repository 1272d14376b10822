import type { ReactNode } from 'react';

type PlaceholderLinkProps = {
  url?: string | undefined;
  className?: string | undefined;
  label?: string;
  children: ReactNode;
};

/** A link that may have no address yet. Then it is announced as an unavailable link (R5). */
export function PlaceholderLink({ url, className, label, children }: PlaceholderLinkProps) {
  if (url) {
    return (
      <a href={url} className={className} aria-label={label}>
        {children}
      </a>
    );
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: an `a` without `href` is HTML's placeholder link (R5).
    <a role="link" aria-disabled="true" className={className} aria-label={label}>
      {children}
    </a>
  );
}
