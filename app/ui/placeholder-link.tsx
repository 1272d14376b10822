import type { ReactNode } from 'react';

type PlaceholderLinkProps = {
  /** Where it leads, once content says so. */
  url?: string | undefined;
  className?: string | undefined;
  /** The link's name where its content is a picture only. */
  label?: string;
  children: ReactNode;
};

/**
 * A link that content may not have an address for yet. Without one it is HTML's placeholder link:
 * named and announced as an unavailable link, it goes nowhere and leaves the address alone (R5).
 */
export function PlaceholderLink({ url, className, label, children }: PlaceholderLinkProps) {
  if (url) {
    return (
      <a href={url} className={className} aria-label={label}>
        {children}
      </a>
    );
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: a link without an address is what a placeholder link is (R5).
    <a role="link" aria-disabled="true" className={className} aria-label={label}>
      {children}
    </a>
  );
}
