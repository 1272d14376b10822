import { type HydrationState, matchRoutes, type RouteObject } from 'react-router';
import { App } from './app.tsx';
import { type Page, pages } from './pages.ts';
import { BrokenPage } from './shell/broken-page.tsx';

/** The page of an address; the not-found page for an unknown one. */
export function pageAt(pathname: string): Page | undefined {
  const match = matchRoutes(pages, pathname)?.at(-1);
  return pages.find(({ path }) => path === match?.route.path);
}

/**
 * The router's routes. The first page is loaded before they are returned, because React can hydrate a
 * prerendered page only when all of its code is there.
 *
 * @param first the page that is shown first
 * @param onMissingCode called when the code of another page cannot be loaded
 */
export async function routesFor(
  first: Page | undefined,
  onMissingCode?: () => Promise<never>,
): Promise<RouteObject[]> {
  const firstModule = await first?.load();
  const children = pages.map((page): RouteObject => {
    const { path } = page;
    return page === first
      ? { id: path, path, ...firstModule }
      : { id: path, path, lazy: () => page.load().catch(onMissingCode) };
  });
  return [{ Component: App, ErrorBoundary: BrokenPage, children }];
}

/**
 * The data of the first page: none. Given to the router, it renders the prerendered page at once instead of
 * running the page's loader first, and it restores the scroll position after a reload.
 */
export function firstPageData(first: Page | undefined): HydrationState {
  return { loaderData: first ? { [first.path]: null } : {} };
}
