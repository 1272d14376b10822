import { useEffect } from 'react';
import { savesData } from '../lib/saves-data.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { pages } from '../pages.ts';
import { loadMobileMenu } from './load-mobile-menu.ts';

const interactions = ['scroll', 'pointerdown', 'pointermove', 'keydown'] as const;

/** Loads the code of all pages after the first interaction, so that links need no network. */
export function PrefetchPages() {
  useEffect(() => {
    if (savesData) return;
    const controller = new AbortController();
    const prefetch = ({ type }: Event) => {
      controller.abort();
      // A tap may follow a link before the browser is idle.
      if (type === 'pointerdown') load();
      else whenIdle(load);
    };
    for (const type of interactions)
      window.addEventListener(type, prefetch, { passive: true, signal: controller.signal });
    return () => controller.abort();
  }, []);

  return null;
}

function load() {
  for (const page of pages) page.load().catch(() => {});
  loadMobileMenu().catch(() => {});
}
