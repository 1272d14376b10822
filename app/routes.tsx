import { type HydrationState, matchRoutes, type RouteObject } from 'react-router';
import { App } from './app.tsx';
import { type Page, pages } from './pages.ts';
import { BrokenPage } from './shell/broken-page.tsx';

/** The page at an address, or the not-found page. */
export function pageAt(pathname: string): Page | undefined {
  const match = matchRoutes(pages, pathname)?.at(-1);
  return pages.find(({ path }) => path === match?.route.path);
}

/** The router's routes. Loads the first page now, because hydration needs all of its code. */
export async function routesFor(
  firstPage: Page | undefined,
  onLoadError?: () => Promise<never>,
): Promise<RouteObject[]> {
  const firstModule = await firstPage?.load();
  const children = pages.map((page): RouteObject => {
    const { path } = page;
    return page === firstPage
      ? { id: path, path, ...firstModule }
      : { id: path, path, lazy: () => page.load().catch(onLoadError) };
  });
  return [{ Component: App, ErrorBoundary: BrokenPage, children }];
}

/** Empty data of the first page. Without it, the router runs the page's loader before hydration and
 * does not restore the scroll position after a reload. */
export function firstPageData(firstPage: Page | undefined): HydrationState {
  return { loaderData: firstPage ? { [firstPage.path]: null } : {} };
}
