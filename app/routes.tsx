import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { products } from '../content/products.ts';
import { App } from './app.tsx';
import { loadOnce } from './browser/load-once.ts';
import { addressOf, type PageName, pages } from './pages.ts';
import { BrokenPage } from './shell/broken-page.tsx';

interface PageModule {
  Component: ComponentType;
}

const modules = import.meta.glob<PageModule>('./pages/*/*-page.tsx');

/** A page at its path in the router. */
export interface PageRoute {
  path: string;
  name: PageName;
  /** Loads code and styles. */
  load: () => Promise<PageModule>;
}

const pageRoutes: readonly PageRoute[] = pages.flatMap(({ name, address }) => {
  // The build stops if one is missing (scripts/build-language.ts).
  const load = loadOnce(modules[`./pages/${name}/${name}-page.tsx`] as () => Promise<PageModule>);
  // One route for each product, so that an unknown id shows the not-found page.
  const paths = name === 'product' ? products.map(({ id }) => addressOf(name, id)) : [address];
  return paths.map((path) => ({ path, name, load }));
});

/** The page at a path without the prefix of the language, or the not-found page. */
export function pageAt(path: string): PageRoute {
  const match = matchRoutes([...pageRoutes], path)?.at(-1);
  return pageRoutes.find((page) => page.path === match?.route.path) as PageRoute;
}

/** Loads the code and styles of all pages. */
export const loadPages = (): Promise<PageModule>[] => pageRoutes.map(({ load }) => load());

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
