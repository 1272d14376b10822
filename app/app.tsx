import { lazy, Suspense, useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { header } from '../content/pages/shell.ts';
import { firstInteraction } from './lib/first-interaction.ts';
import { Header } from './shell/header.tsx';
import { LoadingIndicator } from './shell/loading-indicator.tsx';
import { PrefetchPages } from './shell/prefetch-pages.tsx';
import { RouteFocus } from './shell/route-focus.tsx';

const LaterParts = lazy(async () => {
  if (!import.meta.env.SSR) await firstInteraction;
  const { LaterParts } = await import('./shell/later-parts.tsx');
  return { default: LaterParts };
});

/** What surrounds every page (specification 2). */
export function App() {
  // In the browser's own timeline: from now on the page responds to input.
  useEffect(() => void performance.mark('hydrated'), []);

  return (
    <>
      <a href="#content" className="skip-link">
        {header.skipLabel}
      </a>
      <RouteFocus />
      <Header />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <LoadingIndicator />
      <PrefetchPages />
      <Suspense>
        <LaterParts />
      </Suspense>
      <ScrollRestoration />
    </>
  );
}
