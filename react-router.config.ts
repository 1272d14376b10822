import { readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressFolder } from './hosting/compress.ts';
import { makeCards } from './pictures/cards.ts';

export default {
  ssr: false,
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), '/404'],
  async buildEnd({ reactRouterConfig }) {
    const folder = join(reactRouterConfig.buildDirectory, 'client');
    await namePagesByAddress(folder);
    await removeLeftovers(folder);
    await makeCards(folder);
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

/**
 * Removes what the router writes and nothing asks for: its own fallback for addresses that were not
 * prerendered (ours is 404.html), and sitemap, feed and their like in the form its own code would
 * fetch them.
 */
async function removeLeftovers(folder: string) {
  const files = await readdir(folder, { recursive: true });
  const left = files.filter((name) => name === '__spa-fallback.html' || name.endsWith('.data'));
  await Promise.all(left.map((name) => rm(join(folder, name))));
}
