import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { Language } from '../content/languages.ts';

/**
 * Bundles the service worker of a language.
 * @param address where it is published
 * @param offlinePage the file that it shows for an address without a saved copy
 * @param codeFiles the code, styles and fonts, which it saves on the first visit
 */
export async function buildServiceWorker(
  site: string,
  { code }: Language,
  address: string,
  offlinePage: string,
  codeFiles: readonly string[],
): Promise<void> {
  const hash = createHash('sha256')
    .update(readFileSync(join(site, offlinePage)))
    .digest('hex');
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      'process.env.SITE_LANGUAGE': JSON.stringify(code),
      CODE_FILES: JSON.stringify(codeFiles),
      // Some hosts redirect from `.html`, and browsers do not show a saved redirect
      // (https://github.com/w3c/ServiceWorker/issues/1177).
      OFFLINE_PAGE: JSON.stringify(`${offlinePage.replace('.html', '')}?${hash.slice(0, 8)}`),
    },
    build: {
      outDir: site,
      emptyOutDir: false,
      license: { fileName: 'licences-service-worker.json' },
      rolldownOptions: {
        input: 'app/shell/offline/service-worker.ts',
        output: { format: 'iife', entryFileNames: address.slice(1) },
      },
    },
  });
}
