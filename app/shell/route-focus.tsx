import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** From arriving at an address with a hash to scrolling to its target, in milliseconds (specification 9). */
const hashScrollDelay = 100;

/** What the built page says of itself to search engines and previews; it is not true of later pages. */
const firstPageOnly = 'meta[property], meta[name^="twitter:"], script[type="application/ld+json"]';

/**
 * After a page change, moves the focus to the new page's heading and announces its title; an address
 * with a hash scrolls to its target (R7).
 */
export function RouteFocus() {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const previousPathname = useRef<string>(undefined);
  const [announcement, setAnnouncement] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes when the same hash is followed again.
  useEffect(() => {
    const isFirstPage = previousPathname.current === undefined;
    const isNewPage = !isFirstPage && previousPathname.current !== pathname;
    previousPathname.current = pathname;

    if (isNewPage) {
      setAnnouncement(document.title);
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
      for (const element of document.head.querySelectorAll(firstPageOnly)) element.remove();
    }
    // Back, Forward and Reload restore the scroll position instead.
    const restores = isFirstPage ? wasRestored() : navigationType === 'POP';
    if (hash === '' || restores) return;

    const timer = setTimeout(() => {
      const target = document.getElementById(hash.slice(1));
      target?.scrollIntoView({ behavior: 'instant' });
      target?.focus({ preventScroll: true });
    }, hashScrollDelay);
    return () => clearTimeout(timer);
  }, [pathname, hash, key, navigationType]);

  return (
    <p className="visually-hidden" aria-live="polite">
      {announcement}
    </p>
  );
}

/** Whether the browser opened the first page by Reload, Back or Forward. */
function wasRestored(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}
