// Builds the site into build/client. `npm run build` runs it after the content check.
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createBuilder, type Manifest, minifySync, transformWithOxc } from 'vite';
import type { DocumentFiles } from '../app/document.tsx';
import { pages } from '../app/pages.ts';
import { compressFolder } from '../hosting/compress.ts';
import { headersFile, redirectsFile } from '../hosting/host-files.ts';
import { writeLicences } from '../hosting/licences.ts';
import { nginxConfiguration } from '../hosting/nginx.ts';
import { contentSecurityPolicy, securityHeaders } from '../hosting/security.ts';
import { buildServiceWorker, offlinePage } from '../hosting/service-worker.ts';
import { makeCards } from '../pictures/cards.ts';

const site = 'build/client';
const temporary = 'build/prerender';

// 1. Bundle the code twice: for browsers, and for prerendering.
const builder = await createBuilder({ logLevel: 'warn' });
for (const environment of Object.values(builder.environments)) await builder.build(environment);
const browserManifest = takeManifest();
// Only the prerender bundle contains the font files: the pages name them, the browser's code does not.
cpSync(join(temporary, 'assets'), join(site, 'assets'), {
  recursive: true,
  filter: (file) => !/\.(js|css)$/.test(file),
});

// 2. Minify the one inline script. The security policy allows it by its hash.
const startScript = await minified('app/start-script.ts');
const scriptHash = `'sha256-${createHash('sha256').update(startScript).digest('base64')}'`;
const headers = securityHeaders(scriptHash);

// 3. Prerender every page to HTML.
const app: typeof import('../app/prerender.tsx') = await import(resolve(temporary, 'prerender.js'));
const filesByPage = new Map(pages.map(({ file }) => [file, documentFiles(file)]));
const filesOf = (file: string) => filesByPage.get(file) ?? documentFiles(file);
for (const pathname of app.addresses())
  write(htmlFile(pathname), await app.renderPage(pathname, filesOf));
write(offlinePage, await app.renderOfflinePage(documentFiles()));

// 4. Write the other files: sitemap, feed, share images, service worker, licences.
for (const [address, content] of Object.entries(app.siteFiles)) write(address, await content());
await makeCards(site);
const pageFiles = [...filesByPage.values()].flatMap(({ code, styles }) => [
  ...code,
  ...styles.map(({ href }) => href),
]);
const fonts = readdirSync(join(site, 'assets')).filter((file) => file.endsWith('.woff2'));
await buildServiceWorker(site, [...new Set(pageFiles), ...fonts.map((file) => `/assets/${file}`)]);
writeLicences(site);

// 5. Write the configuration for hosts, then compress all text files.
write('_headers', headersFile(headers));
write('_redirects', redirectsFile());
writeFileSync('build/nginx.conf', nginxConfiguration(headers));
writeFileSync('build/headers.json', JSON.stringify(headers));
rmSync(temporary, { recursive: true });
await compressFolder(site);

/** The files of the page with this source file, or of the offline page if none is given. */
function documentFiles(file?: string): DocumentFiles {
  const sources = ['app/client.tsx', ...(file ? [file] : [])];
  // Entry modules first, then their imports.
  const chunks = sources.flatMap((source) => chunksOf(browserManifest, source).reverse());
  const styles = [...new Set(chunks.flatMap(({ css = [] }) => css))];
  const modules = chunks.map((chunk) => `/${chunk.file}`);
  return {
    styles: styles.map((name) => ({
      href: `/${name}`,
      css: readFileSync(join(site, name), 'utf8'),
    })),
    code: [...new Set(modules)],
    startScript,
    policy: process.env.POLICY_IN_PAGES ? contentSecurityPolicy(scriptHash) : undefined,
  };
}

/** `/about` becomes `/about.html`, so that hosts serve it without a trailing slash (decision 0003). */
function htmlFile(pathname: string): string {
  return `${pathname === '/' ? '/index' : pathname}.html`;
}

/** The chunks of a source file and of its static imports, imported files first. */
function chunksOf(
  manifest: Manifest,
  source: string,
  seen = new Set<string>(),
): Manifest[string][] {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no chunk for "${source}". Check app/pages.ts.`);
  if (seen.has(source)) return [];
  seen.add(source);
  return [...(chunk.imports ?? []).flatMap((name) => chunksOf(manifest, name, seen)), chunk];
}

/** Reads Vite's manifest and deletes it, because it must not be published. */
function takeManifest(): Manifest {
  const file = join(site, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  return manifest;
}

function write(path: string, content: string): void {
  const file = join(site, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

async function minified(file: string): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  return minifySync(file, code).code.trim();
}
