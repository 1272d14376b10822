import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router';
import { products } from '../content/products.ts';
import { loadOnce } from './browser/load-once.ts';
import { addressOf, type PageName, pages } from './pages.ts';

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

export const pageRoutes: readonly PageRoute[] = pages.flatMap(({ name, address }) => {
  // The build stops if one is missing (scripts/build-language.ts).
  const load = loadOnce(modules[`./pages/${name}/${name}-page.tsx`] as () => Promise<PageModule>);
  // One route for each product, so that an unknown id shows the not-found page.
  const paths = name === 'product' ? products.map(({ id }) => addressOf(name, id)) : [address];
  return paths.map((path) => ({ path, name, load }));
});

/** The page at a path without the prefix of the language, or the not-found page. */
export const pageAt = (path: string): PageRoute =>
  matchRoutes([...pageRoutes], path)?.at(-1)?.route as PageRoute;

/** Loads the code and styles of all pages. */
export const loadPages = (): Promise<PageModule>[] => pageRoutes.map(({ load }) => load());
