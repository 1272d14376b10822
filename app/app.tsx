import { Suspense, useEffect } from 'react';
import { Outlet } from 'react-router';
import { header } from '../content/pages/shell.ts';
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
  // The page responds to input from now on. The start script clicks what was clicked earlier, after
  // React has rendered again what depends on the browser (app/browser/use-hydrated.ts).
  useEffect(() => {
    performance.mark('hydrated');
    setTimeout(() => dispatchEvent(new Event('hydrated')));
  }, []);

  return (
    <>
      <a href="#content" className="skip-link">
        {header.skipLabel}
      </a>
      <RouteFocus />
      <EnquiryStatus />
      <Header />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      {useHydrated() && (
        <Suspense>
          <AfterHydration />
        </Suspense>
      )}
      <PrefetchPages />
      <ScrollPositions />
    </>
  );
}
