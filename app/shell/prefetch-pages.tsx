import { useEffect } from 'react';
import { firstInteraction } from '../lib/first-interaction.ts';
import { savesData } from '../lib/saves-data.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { pages } from '../pages.ts';
import { loadMobileMenu } from './load-mobile-menu.ts';

/**
 * Loads the code of all other pages, a few kilobytes each, after the visitor's first interaction, so that
 * a link need not wait for the network.
 */
export function PrefetchPages() {
  useEffect(() => {
    if (savesData) return;
    firstInteraction.then((type) => {
      // A tap follows its link before the browser is idle.
      if (type === 'pointerdown') load();
      else whenIdle(load);
    });
  }, []);

  return null;
}

function load() {
  // What cannot be loaded now is loaded again when it is needed.
  for (const page of pages) page.load().catch(() => {});
  loadMobileMenu().catch(() => {});
}
