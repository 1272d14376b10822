import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** The page that the service worker shows for an address without a saved copy. */
export const offlinePage = 'offline.html';

/** Bundles the service worker as `sw.js`. It saves `shellFiles` (code, styles, fonts) on the first visit. */
export async function buildServiceWorker(site: string, shellFiles: string[]): Promise<void> {
  const hash = createHash('sha256')
    .update(readFileSync(join(site, offlinePage)))
    .digest('hex');
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      SHELL_FILES: JSON.stringify(shellFiles),
      // Some hosts redirect from `.html`, and browsers do not show a saved redirect.
      OFFLINE_PAGE: JSON.stringify(`/${offlinePage.replace('.html', '')}?${hash.slice(0, 8)}`),
    },
    build: {
      outDir: site,
      emptyOutDir: false,
      license: { fileName: 'licences-service-worker.json' },
      rolldownOptions: {
        input: 'app/shell/service-worker.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}
