import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** The page that the service worker shows for an address that it has no copy of. */
export const offlinePage = 'offline.html';

/**
 * Bundles app/shell/service-worker.ts as `sw.js` at the site's root, where it controls all pages.
 *
 * @param site the folder of the built site, with the offline page in it
 * @param shellFiles addresses of the code and styles of all pages and of the fonts, which are saved on
 * the first visit. Pictures, map, lightbox and articles are saved when they are seen.
 */
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
      // Without `.html`: some hosts redirect from there, and browsers do not show a saved redirect.
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
