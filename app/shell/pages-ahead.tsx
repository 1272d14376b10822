import { useContext, useEffect } from 'react';
import { UNSAFE_FrameworkContext } from 'react-router';
import { savesData } from '../lib/saves-data.ts';
import { whenIdle } from '../lib/when-idle.ts';

/** The first sign that a visitor stays and may follow a link. */
const signs = ['scroll', 'pointerdown', 'pointermove', 'keydown'] as const;

/**
 * Loads the code of the other pages, a few kilobytes each, once the visitor does anything: then a
 * click waits for nothing. What cannot be loaded is asked for again when it is needed.
 */
export function PagesAhead() {
  const routes = useContext(UNSAFE_FrameworkContext)?.manifest.routes;

  useEffect(() => {
    if (savesData || !routes) return;
    const load = () => {
      leave();
      whenIdle(() => loadPages(Object.values(routes)));
    };
    const leave = () => {
      for (const sign of signs) window.removeEventListener(sign, load);
    };
    for (const sign of signs) window.addEventListener(sign, load, { passive: true });
    return leave;
  }, [routes]);

  return null;
}

function loadPages(routes: ({ module: string; imports?: string[] | undefined } | undefined)[]) {
  for (const route of routes) {
    // Sitemap, feed and their like are routes without code.
    if (route?.imports?.length) import(/* @vite-ignore */ route.module).catch(() => {});
  }
}
