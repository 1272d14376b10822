import type { RouteObject } from 'react-router';
import { App } from './app.tsx';
import { type PageRoute, pageRoutes } from './page-routes.ts';
import { BrokenPage } from './shell/broken-page.tsx';

/** The router's routes. Loads the first page now, because hydration needs all of its code. */
export async function routesFor(
  firstPage: PageRoute,
  onLoadError?: (page: PageRoute) => Promise<never>,
): Promise<RouteObject[]> {
  const firstModule = await firstPage.load();
  const children = pageRoutes.map((page): RouteObject => {
    const { path } = page;
    return page === firstPage
      ? { id: path, path, ...firstModule }
      : { id: path, path, lazy: () => page.load().catch(onLoadError && (() => onLoadError(page))) };
  });
  return [{ Component: App, ErrorBoundary: BrokenPage, children }];
}
