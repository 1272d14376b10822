// Browser entry point: hydrates the prerendered page.
// Before React.
import { traceErrors } from './browser/no-stack-traces.ts';
import './design/global-styles.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type RouterState } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { addressIn, language, languageAt, localAddress } from '../content/languages.ts';
import { ignoreSecondClicks } from './browser/double-clicks.ts';
import { localPath } from './browser/local-path.ts';
import { pagesCrossFade } from './browser/motion.ts';
import { onPageRestore } from './browser/on-page-restore.ts';
import { replaceLineBreaks } from './browser/replace-line-breaks.ts';
import { hasHydrated } from './browser/use-hydrated.ts';
import { noteReturn } from './browser/within-page.ts';
import { type PageRoute, pageAt } from './page-routes.ts';
import { addressOf, notFoundAddress } from './pages.ts';
import { routesFor } from './routes.tsx';

traceErrors();
replaceLineBreaks();
const root = document.getElementById('root') as HTMLElement;

/** The address for which the build rendered this page. None on the offline page and in `npm run dev`. */
const renderedAddress = root.dataset.rendered;
const first = pageAt(localPath(window.location.pathname));
const isNotFoundPage = renderedAddress === localAddress(notFoundAddress);
const betterAddress = isNotFoundPage && addressForUnknown();
if (betterAddress) window.location.replace(betterAddress);
else if (isOfOtherAddress()) window.location.reload();
else await start();

async function start() {
  ignoreSecondClicks();
  const crossFade = pagesCrossFade();
  if (crossFade)
    import('./shell/view-transitions.ts')
      .then((module) => module.endTransitionsOnInput())
      .catch(() => {});
  // If a page's code is missing, for example because a new version was published, do a full load of it, now and when a
  // visitor who has gone elsewhere meanwhile asks for it again: the router asks for the code of a page once.
  const loadFullPage = (page: PageRoute) => {
    const follow = ({ navigation: { location } }: RouterState) => {
      if (location && pageAt(localPath(location.pathname)) === page)
        window.location.assign(router.createHref(location));
    };
    follow(router.state);
    router.subscribe(follow);
    // Back may restore this document from the back-forward cache, where it would wait for the code forever.
    onPageRestore(() => window.location.reload());
    return new Promise<never>(() => {});
  };
  const routes = await routesFor(first, loadFullPage);
  if (isOfOtherAddress()) return window.location.reload();
  // Scroll positions are saved by this key. Without it, two visits in a tab share one position. Entries without a key are
  // the first one and those of plain links within a page, such as the skip link: the page keeps its state (`usr`) there.
  // `idx`, the router's number of an entry, stays empty. The listener runs before that of the router.
  const giveKey = (usr?: unknown) => {
    if (!history.state?.key) history.replaceState({ key: `${Math.random()}`, idx: null, usr }, '');
  };
  giveKey();
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
  const site = (
    <StrictMode>
      {/* Without transitions on phones, where they make page changes slower: React renders them in slices. */}
      <RouterProvider router={router} useTransitions={crossFade ? undefined : false} />
    </StrictMode>
  );
  // The offline page and `npm run dev` have no prerendered page.
  const options = { onRecoverableError: reportUnlessSkipped };
  if (!renderedAddress) createRoot(root, options).render(site);
  // In slices, so that input never waits long for it.
  else startTransition(() => void hydrateRoot(root, site, options));
}

/**
 * Reports an error from which React has recovered. A skipped view transition is none: the visitor goes on before it
 * ends (https://drafts.csswg.org/css-view-transitions-1/#skip-the-view-transition), and the page changes all the same.
 */
function reportUnlessSkipped(error: unknown) {
  const isSkipped = error instanceof DOMException && /transition/i.test(error.message);
  if (!isSkipped) reportError(error);
}

/**
 * Hosts without redirects show the not-found page of the first language at all unknown addresses: of articles,
 * which lead to the list of news (R15), and of other languages.
 */
function addressForUnknown(): string | undefined {
  const { pathname } = window.location;
  const wanted = languageAt(pathname);
  const news = addressIn(wanted, addressOf('news'));
  if (pathname.startsWith(`${news}/`)) return news;
  return wanted === language ? undefined : addressIn(wanted, notFoundAddress);
}

/**
 * Whether the document is not that of its address, because the visitor went Back before hydration: browsers keep the
 * document that has arrived, and change its address only (https://html.spec.whatwg.org/multipage/browsing-the-web.html).
 * The entry of its load still has the address from which it came. A document that shows another page because
 * its host has no better one came from the right address, so that no host leads to an endless loop.
 */
function isOfOtherAddress() {
  const { pathname } = window.location;
  const isHere = isNotFoundPage
    ? pageAt(localPath(pathname)).name === 'not-found'
    : pathname === renderedAddress;
  const [load] = performance.getEntriesByType('navigation');
  return renderedAddress && !isHere && load && new URL(load.name).pathname !== pathname;
}
