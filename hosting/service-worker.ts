import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** The page that the service worker shows for an address that it has no copy of. */
export const offlinePage = 'offline.html';

/** What the router writes about the files of its routes. */
interface RouterManifest {
  entry: RouteFiles;
  routes: Record<string, RouteFiles>;
}
interface RouteFiles {
  module: string;
  imports: string[];
  css?: string[];
}

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
  const names = readdirSync(join(site, 'assets'));
  const manifestName = names.find((name) => /^manifest-.+\.js$/.test(name));
  if (!manifestName)
    throw new Error('The router wrote no manifest: see hosting/service-worker.ts.');
  const text = readFileSync(join(site, 'assets', manifestName), 'utf8');
  const { entry, routes }: RouterManifest = JSON.parse(/\{.*\}/s.exec(text)?.[0] ?? '');
  const start = /\/assets\/start-\w+\.js/.exec(readFileSync(join(site, offlinePage), 'utf8'));
  const listed = [entry, ...Object.values(routes)].flatMap((part) => [
    part.module,
    ...part.imports,
    ...(part.css ?? []),
  ]);
  return [
    ...new Set([
      `/assets/${manifestName}`,
      ...(start ?? []),
      ...listed.map((address) => address.replace(/#.*$/, '')),
      ...names.filter((name) => name.endsWith('.woff2')).map((name) => `/assets/${name}`),
    ]),
  ];
}
