import { readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeCards } from '../pictures/cards.ts';
import { compressFolder } from './compress.ts';
import { headersFile, redirectsFile } from './host-files.ts';
import {
  builtPages,
  inlineScriptsOf,
  startAfterFirstPaint,
  startAtOnce,
  withoutSurplus,
} from './inline-code.ts';
import { writeLicences } from './licences.ts';
import { nginxConfiguration } from './nginx.ts';
import { gatherStyles, inlineStyles } from './page-styles.ts';
import { securityHeaders, withPolicy } from './security.ts';
import { buildServiceWorker, offlinePage } from './service-worker.ts';

/**
 * Makes what the router has built ready for any host: names, inline code, security policy, the
 * hosts' own files, compression.
 *
 * @param build the folder `build`; the site is in `client` below it
 */
export async function finishBuild(build: string): Promise<void> {
  const site = join(build, 'client');
  await namePagesByAddress(site);
  await removeRouterData(site);
  // The router's page for any address. No host serves it, only the service worker.
  await rename(join(site, '__spa-fallback.html'), join(site, offlinePage));

  const change = async (page: string, by: (html: string) => string) => {
    const file = join(site, page);
    await writeFile(file, by(await readFile(file, 'utf8')));
  };
  const pages = builtPages(site);
  for (const page of pages) await change(page, (html) => inlineStyles(withoutSurplus(html), site));
  const styles = gatherStyles(site);
  for (const page of pages) {
    const start = page === offlinePage ? startAtOnce : startAfterFirstPaint;
    await change(page, (html) => start(html, styles, site));
  }
  const scripts = inlineScriptsOf(site);
  // For hosts that send no headers of ours. Elsewhere it would only make every page longer.
  if (process.env.POLICY_IN_PAGES)
    for (const page of pages) await change(page, (html) => withPolicy(html, scripts));

  await makeCards(site);
  await buildServiceWorker(site);
  writeLicences(site);

  const headers = securityHeaders(scripts);
  await writeFile(join(site, '_headers'), headersFile(headers));
  await writeFile(join(site, '_redirects'), redirectsFile());
  await writeFile(join(build, 'nginx.conf'), nginxConfiguration(headers));
  await compressFolder(site);
}

/**
 * Turns `about/index.html` into `about.html`, so that every host serves the page at `/about`,
 * without a slash and without a redirect (docs/decisions/0003-addresses-without-a-slash.md).
 */
async function namePagesByAddress(site: string) {
  for (const file of builtPages(site).filter((name) => name.endsWith('/index.html'))) {
    const page = join(site, dirname(file));
    await rename(join(page, 'index.html'), `${page}.html`);
    if ((await readdir(page)).length === 0) await rmdir(page);
  }
}

/** Removes sitemap, feed and their like in the form in which the router's own code would ask. */
async function removeRouterData(site: string) {
  const files = await readdir(site, { recursive: true });
  const data = files.filter((name) => name.endsWith('.data'));
  await Promise.all(data.map((name) => rm(join(site, name))));
}
