import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { wasRestored } from '../browser/was-restored.ts';

/** Delay before scrolling to the target of a hash, in milliseconds (specification 9). */
const hashScrollDelay = 100;

/** Metadata of the first page for search engines and previews. It is wrong on later pages. */
const firstPageOnly =
  'meta[property], meta[name^="twitter:"], link[hreflang], script[type="application/ld+json"]';

/** Focuses the heading when a link opens a page, announces the title of a new one; scrolls to hash targets (R7). */
export function RouteFocus() {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const previousPathname = useRef<string>(undefined);
  const [announcement, setAnnouncement] = useState('');

  // Other effects come when a cross-fade has ended.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes when the same hash is followed again.
  useLayoutEffect(() => {
    const isFirstPage = previousPathname.current === undefined;
    const isNewPage = !isFirstPage && previousPathname.current !== pathname;
    previousPathname.current = pathname;

    const focused = document.activeElement as Partial<HTMLAnchorElement> | null;
    // Of a link to this page, which leads to its top. The next Tab would otherwise go on below the link, in the footer.
    const isFollowed = focused?.href === window.location.href && navigationType !== 'POP';
    if (isNewPage || (isFollowed && hash === ''))
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    if (isNewPage) {
      setAnnouncement(document.title);
      for (const element of document.head.querySelectorAll(firstPageOnly)) element.remove();
    }
    // Back, Forward and Reload restore the scroll position instead.
    const restores = isFirstPage ? wasRestored() : navigationType === 'POP';
    if (hash === '' || restores) return;

    const timer = setTimeout(() => {
      const target = document.getElementById(hash.slice(1));
      // On a slow phone, the visitor may be elsewhere by now. The start script sees who scrolls.
      const { activeElement, body, documentElement } = document;
      const hasMoved = documentElement.dataset.moved !== undefined;
      if (isFirstPage && (hasMoved || (activeElement !== body && activeElement !== target))) return;
      target?.scrollIntoView({ behavior: 'instant' });
      target?.focus({ preventScroll: true });
      // The card of a product cannot have the focus, but the link in it. Browsers put the next Tab there by themselves on
      // the first page.
      if (!isFirstPage && !target?.contains(document.activeElement))
        target?.querySelector('a')?.focus({ preventScroll: true });
    }, hashScrollDelay);
    return () => clearTimeout(timer);
  }, [pathname, hash, key, navigationType]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {announcement}
    </p>
  );
}
