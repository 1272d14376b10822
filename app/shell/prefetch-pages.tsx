import { useEffect } from 'react';
import { localPath } from '../browser/local-path.ts';
import { savesData } from '../browser/saves-data.ts';
import { whenIdle } from '../browser/when-idle.ts';
import { loadPages, pageAt } from '../page-routes.ts';

const interactions = ['scroll', 'pointerdown', 'pointermove', 'keydown'] as const;

/** Loads the code of all pages after the first interaction, so that links need no network. */
export function PrefetchPages() {
  useEffect(() => {
    if (savesData) return;
    const controller = new AbortController();
    const prefetch = async ({ type, target }: Event) => {
      controller.abort();
      // A tap may follow a link before the browser is idle.
      const link =
        type === 'pointerdown' &&
        target instanceof Element &&
        target.closest<HTMLAnchorElement>('a[href^="/"]');
      if (link) await pageAt(localPath(link.pathname)).load().catch(showFailureLater);
      whenIdle(loadAll);
    };
    for (const type of interactions)
      window.addEventListener(type, prefetch, { passive: true, signal: controller.signal });
    return () => controller.abort();
  }, []);

  return null;
}

function loadAll() {
  for (const page of loadPages()) page.catch(showFailureLater);
}

/** Whatever failed to load fails again when it is opened, and is reported there. */
const showFailureLater = () => {};
