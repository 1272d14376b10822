import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { readManifest } from './router-manifest.ts';

/** The page that the service worker shows for an address that it has no copy of. */
export const offlinePage = 'offline.html';

/**
 * Makes `sw.js` of app/shell/service-worker.ts: one file at the site's root, from where it may speak
 * for all pages.
 *
 * @param site the built site
 */
export async function buildServiceWorker(site: string): Promise<void> {
  const hash = createHash('sha256')
    .update(readFileSync(join(site, offlinePage)))
    .digest('hex');
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      SHELL_FILES: JSON.stringify(shellFiles(site)),
      // Without `.html`: some hosts would redirect, and no browser shows a saved redirect as a page.
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

/**
 * The code and styles of all pages, and the fonts. Not what is loaded on demand (map, lightbox, the
 * texts of articles), and no pictures: those are kept as they are seen.
 */
function shellFiles(site: string): string[] {
  const { entry, routes } = readManifest(site).manifest;
  const read = (page: string) => readFileSync(join(site, page), 'utf8');
  return [
    ...new Set([
      ...[entry, ...Object.values(routes)].flatMap((part) => [part.module, ...part.imports]),
      // What stands in the pages themselves: their first code, the styles, the fonts.
      ...[offlinePage, 'index.html'].flatMap(
        (page) => read(page).match(/\/assets\/[\w.-]+/g) ?? [],
      ),
    ]),
  ];
}
