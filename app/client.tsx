// Starts the site in the browser: hydrates the prerendered page.
import './ui/global-styles.ts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, createPath } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { firstPageData, pageAt, routesFor } from './routes.tsx';
import { encodeLineBreaks } from './shell/encode-line-breaks.ts';
import { ignoreSkippedTransitions } from './shell/skipped-transitions.ts';

const root = document.getElementById('root') as HTMLElement;

// Hosts without redirects show the not-found page at the address of an unknown article (R15).
if (root.dataset.page === 'not-found' && window.location.pathname.startsWith('/news/'))
  window.location.replace('/news');
else await start();

async function start() {
  encodeLineBreaks();
  ignoreSkippedTransitions();
  // When the code of the next page is gone, because a new version of the site was published, load the
  // next page whole.
  const loadWholePage = () => {
    const target = router.state.navigation.location;
    if (target) window.location.assign(createPath(target));
    return new Promise<never>(() => {});
  };
  const first = pageAt(window.location.pathname);
  const routes = await routesFor(first, loadWholePage);
  const router = createBrowserRouter(routes, { hydrationData: firstPageData(first) });
  const site = (
    <StrictMode>
      {/* Page changes render at once: in a transition React would render them in slices, which takes longer. */}
      <RouterProvider router={router} useTransitions={false} />
    </StrictMode>
  );
  // The offline page and `npm run dev` have no prerendered page in the root.
  if (root.dataset.page) hydrateRoot(root, site);
  else createRoot(root).render(site);
}
