// Browser entry point: hydrates the prerendered page.
// Before React.
import { traceErrors } from './browser/no-stack-traces.ts';
import './design/global-styles.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter, type RouterState } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { localAddress } from '../content/languages.ts';
import { ignoreSecondClicks } from './browser/double-clicks.ts';
import { localPath } from './browser/local-path.ts';
import { pagesCrossFade } from './browser/motion.ts';
import { onPageRestore } from './browser/on-page-restore.ts';
import { replaceLineBreaks } from './browser/replace-line-breaks.ts';
import { hasHydrated } from './browser/use-hydrated.ts';
import { noteReturn } from './browser/within-page.ts';
import { betterAddress, isOfOtherAddress, renderedAddress } from './document-address.ts';
import { type PageRoute, pageAt } from './page-routes.ts';
import { routesFor } from './routes.tsx';

traceErrors();
replaceLineBreaks();
const better = betterAddress();
if (better) window.location.replace(better);
else if (isOfOtherAddress()) window.location.reload();
else await start();

async function start() {
  ignoreSecondClicks();
  const crossFade = pagesCrossFade();
  if (crossFade)
    import('./shell/view-transitions.ts')
      .then((module) => module.endTransitionsOnInput())
      .catch(() => {});

  const first = pageAt(localPath(window.location.pathname));
  const routes = await routesFor(first, (page) => loadFullPage(page, router));
  if (isOfOtherAddress()) return window.location.reload();
  giveKey();
  // Before the router, so that this listener runs before the router's.
  window.addEventListener('popstate', (event) => {
    if (hasHydrated() || !isOfOtherAddress()) {
      giveKey(router.state.location.state);
      noteReturn();
      return;
    }
    // The router would hydrate this document with the other page.
    event.stopImmediatePropagation();
    window.location.reload();
  });
  const router = createBrowserRouter(routes, {
    basename: localAddress('/'),
    // Without it, the router does not leave the scroll position of a reload to the browser. Pages have no data.
    ...(renderedAddress && { hydrationData: {} }),
  });

  const root = document.getElementById('root') as HTMLElement;
  const site = (
    <StrictMode>
      {/* Without transitions on phones, where they make page changes slower: React renders them in slices. */}
      <RouterProvider router={router} useTransitions={crossFade ? undefined : false} />
    </StrictMode>
  );
  const options = { onRecoverableError: reportUnlessSkipped };
  if (!renderedAddress) createRoot(root, options).render(site);
  // In slices, so that input never waits long for it.
  else startTransition(() => void hydrateRoot(root, site, options));
}

/**
 * Loads a page from the server, because its code is missing, for example when a new version was published: now, and
 * again when a visitor who has gone elsewhere meanwhile asks for it, because the router asks for its code once.
 */
function loadFullPage(page: PageRoute, router: DataRouter): Promise<never> {
  const follow = ({ navigation: { location } }: RouterState) => {
    if (location && pageAt(localPath(location.pathname)) === page)
      window.location.assign(router.createHref(location));
  };
  follow(router.state);
  router.subscribe(follow);
  // Back may restore this document from the back-forward cache, where it would wait for the code forever.
  onPageRestore(() => window.location.reload());
  return new Promise(() => {});
}

/**
 * Gives the history entry a key if it has none, because scroll positions are saved by it: without one, two visits in a
 * tab share a position. Entries without a key are the first one and those of plain links within a page, such as the
 * skip link. The page keeps its state (`usr`) there; `idx`, the router's number of an entry, stays empty.
 */
function giveKey(usr?: unknown) {
  if (!history.state?.key) history.replaceState({ key: `${Math.random()}`, idx: null, usr }, '');
}

/**
 * Reports an error from which React has recovered. A skipped view transition is none: the visitor goes on before it
 * ends (https://drafts.csswg.org/css-view-transitions-1/#skip-the-view-transition), and the page changes all the same.
 */
function reportUnlessSkipped(error: unknown) {
  const isSkipped = error instanceof DOMException && /transition/i.test(error.message);
  if (!isSkipped) reportError(error);
}
