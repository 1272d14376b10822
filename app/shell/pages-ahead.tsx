import { type ContextType, useContext, useEffect } from 'react';
import { UNSAFE_FrameworkContext } from 'react-router';
import { savesData } from '../lib/saves-data.ts';
import { whenIdle } from '../lib/when-idle.ts';

type Router = NonNullable<ContextType<typeof UNSAFE_FrameworkContext>>;

/** The first sign that a visitor stays and may follow a link. */
const signs = ['scroll', 'pointerdown', 'pointermove', 'keydown'] as const;

/**
 * Loads the code of the other pages, a few kilobytes each, once the visitor does anything: then a
 * click waits for nothing. What cannot be loaded is asked for again when it is needed.
 */
export function PagesAhead() {
  const router = useContext(UNSAFE_FrameworkContext);

  useEffect(() => {
    if (savesData || !router) return;
    const load = ({ type }: Event) => {
      leave();
      // A finger that touches a link has left it before anything is idle.
      if (type === 'pointerdown') loadPages(router);
      else whenIdle(() => loadPages(router));
    };
    const leave = () => {
      for (const sign of signs) window.removeEventListener(sign, load);
    };
    for (const sign of signs) window.addEventListener(sign, load, { passive: true });
    return leave;
  }, [router]);

  return null;
}

/** They are put where the router keeps its own: it would wait a frame for what it imports itself, even at once. */
function loadPages({ manifest, routeModules }: Router) {
  for (const route of Object.values(manifest.routes)) {
    // Sitemap, feed and their like are routes without code.
    if (!route?.imports?.length) continue;
    import(/* @vite-ignore */ route.module)
      .then((module) => {
        routeModules[route.id] = module;
      })
      .catch(() => {});
  }
}
