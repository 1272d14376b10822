import { Suspense, useEffect, ViewTransition } from 'react';
import { Outlet, useLocation } from 'react-router';
import { header } from '../content/shell.ts';
import { lazyOrNothing } from './browser/lazy-or-nothing.ts';
import { useHydrated } from './browser/use-hydrated.ts';
import { EnquiryStatus } from './enquiry-list/enquiry-status.tsx';
import { Footer } from './shell/footer/footer.tsx';
import { Header } from './shell/header/header.tsx';
import { PrefetchPages } from './shell/prefetch-pages.tsx';
import { RouteFocus } from './shell/route-focus.tsx';
import { ScrollPositions } from './shell/scroll-positions.tsx';

const AfterHydration = lazyOrNothing(() =>
  import('./shell/after-hydration.tsx').then((module) => module.AfterHydration),
);

/** The layout around every page (specification 2). */
export function App() {
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  // The page responds to input from now on, and what depends on the browser has been rendered. The start
  // script clicks what was clicked earlier.
  useEffect(() => {
    if (!hydrated) return;
    performance.mark('hydrated');
    dispatchEvent(new Event('hydrated'));
  }, [hydrated]);

  return (
    <>
      <a href="#content" className="skip-link">
        {header.skipLabel}
      </a>
      <Header />
      {/* After the header: going back closes its menu, and then the heading gets the focus. */}
      <RouteFocus />
      <EnquiryStatus />
      {/* Pages cross-fade where the router changes them in transitions (app/client.tsx). */}
      <ViewTransition key={pathname} update="none">
        <main id="content" tabIndex={-1}>
          <Outlet />
        </main>
      </ViewTransition>
      <Footer />
      {hydrated && (
        <Suspense>
          <AfterHydration />
        </Suspense>
      )}
      <PrefetchPages />
      <ScrollPositions />
    </>
  );
}
