import { readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressFolder } from './hosting/compress.ts';

export default {
  ssr: false,
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), '/404'],
  async buildEnd({ reactRouterConfig }) {
    const folder = join(reactRouterConfig.buildDirectory, 'client');
    await namePagesByAddress(folder);
    // The router's own fallback for addresses that were not prerendered; ours is 404.html.
    await rm(join(folder, '__spa-fallback.html'), { force: true });
    await compressFolder(folder);
  },
} satisfies Config;

/**
 * Turns `about/index.html` into `about.html`, so that every host serves the page at `/about`,
 * without a slash and without a redirect (docs/decisions/0003-addresses-without-a-slash.md).
 */
async function namePagesByAddress(folder: string) {
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('/index.html'))) {
    const page = join(folder, dirname(file));
    await rename(join(page, 'index.html'), `${page}.html`);
    if ((await readdir(page)).length === 0) await rmdir(page);
  }
}
