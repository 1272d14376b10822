import { useEffect } from 'react';
import { savesData } from '../lib/saves-data.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { pages } from '../pages.ts';
import { loadMobileMenu } from './load-mobile-menu.ts';

/** Events that show that a visitor uses the page and may follow a link. */
const interactions = ['scroll', 'pointerdown', 'pointermove', 'keydown'] as const;

/**
 * Loads the code of all other pages, a few kilobytes each, after the visitor's first interaction, so that
 * a link need not wait for the network.
 */
export function PrefetchPages() {
  useEffect(() => {
    if (savesData) return;
    const controller = new AbortController();
    const prefetch = ({ type }: Event) => {
      controller.abort();
      // A tap follows its link before the browser is idle.
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
  // What cannot be loaded now is loaded again when it is needed.
  for (const page of pages) page.load().catch(() => {});
  loadMobileMenu().catch(() => {});
}
