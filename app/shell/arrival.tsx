import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * From arriving at an address with a hash to scrolling to its target, in milliseconds
 * (specification 2 and 9).
 */
const hashScrollDelay = 100;

/**
 * What the prerendered page tells search engines and previews of its link (app/lib/seo.ts); it would
 * be untrue of the pages that follow.
 */
const ofFirstPage = 'meta[property], meta[name^="twitter:"], script[type="application/ld+json"]';

/**
 * What happens on arrival at an address besides the router's scrolling: with a hash, the page goes
 * to its target; after a page change, the focus moves to the new heading and the new title is
 * announced (R7).
 */
export function Arrival() {
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const previous = useRef<string>(undefined);
  const [announcement, setAnnouncement] = useState('');

  // Before the router scrolls to where the reader was; on the first page of a visit, the script in it
  // has done so (hosting/inline-code.ts).
  useLayoutEffect(() => {
    const returns = previous.current !== undefined && navigationType === 'POP';
    if (hash !== '' || returns) document.documentElement.dataset.whole = '';
  }, [hash, navigationType]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` makes a second click on the same hash an arrival too.
  useEffect(() => {
    const isFirst = previous.current === undefined;
    const isNewPage = !isFirst && previous.current !== pathname;
    previous.current = pathname;

    if (isNewPage) {
      setAnnouncement(document.title);
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
      for (const element of document.head.querySelectorAll(ofFirstPage)) element.remove();
    }
    // Back, forward and reload return the reader to where they were.
    const returns = isFirst ? pageWasReturnedTo() : navigationType === 'POP';
    if (hash === '' || returns) return;

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

/** Whether the first page of this visit was reloaded or come back to. */
function pageWasReturnedTo(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}
