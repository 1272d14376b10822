import './ui/base.css';
import './ui/tokens.css';
import './ui/fonts.css';
import './ui/layout.css';
import { type ReactNode, ViewTransition } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { company } from '../content/company.ts';
import { header, newsFeed, waitingLabel } from '../content/pages/shell.ts';
import { Arrival } from './shell/arrival.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { NewVersion } from './shell/new-version.tsx';
import { PagesAhead } from './shell/pages-ahead.tsx';
import { makeAddressPlain } from './shell/plain-address.ts';
import { SavedCopy } from './shell/saved-copy.tsx';
import { ScrollToTop } from './shell/scroll-to-top.tsx';
import { Waiting } from './shell/waiting.tsx';
import { brandColours } from './ui/brand-colours.ts';
import { Spinner } from './ui/spinner.tsx';

if (typeof window !== 'undefined') makeAddressPlain();

export const links = () => [
  { rel: 'icon', href: '/icons/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
  {
    rel: 'alternate',
    type: 'application/rss+xml',
    title: newsFeed.title,
    href: newsFeed.address,
  },
];

/** The HTML around every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={brandColours.delta} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** For the page that the service worker shows for any address; the others bring their own. */
export const meta = () => [{ title: company.name }, { name: 'robots', content: 'noindex' }];

/** What that page shows until script has found the one that was asked for. */
export function HydrateFallback() {
  return (
    <main>
      <h1 className="visually-hidden">{company.name}</h1>
      <Spinner label={waitingLabel} />
    </main>
  );
}

export { BrokenPage as ErrorBoundary } from './shell/broken-page.tsx';

/** What surrounds all pages (specification 2). */
export default function App() {
  const { pathname } = useLocation();
  return (
    <>
      <a href="#content" className="skip-link">
        {header.skipLabel}
      </a>
      <Arrival />
      <Header />
      {/* One page gives way to the next; what changes within a page does not concern it. */}
      <ViewTransition key={pathname} default="none" enter="page" exit="page">
        <main id="content" tabIndex={-1}>
          <Outlet />
        </main>
      </ViewTransition>
      <Footer />
      <ScrollToTop />
      <Waiting />
      <PagesAhead />
      <NewVersion />
      <SavedCopy />
    </>
  );
}
