// Builds the site into build/client, step by step. `npm run build` runs it after the content check.
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

// 1. Bundle the code twice: for browsers, and for writing the pages here.
const builder = await createBuilder({ logLevel: 'warn' });
for (const environment of Object.values(builder.environments)) await builder.build(environment);
const browserFiles = takeManifest(site);
const pageFiles = takeManifest(temporary);
const allStyles = `/${browserFiles['style.css']?.file}`;
// The fonts' addresses are in the pages alone, so only this bundle has the files.
cpSync(join(temporary, 'assets'), join(site, 'assets'), {
  recursive: true,
  filter: (file) => !/\.(js|css)$/.test(file),
});

// 2. Allow the pages' one inline script by its hash.
const startScript = await minified('app/start-script.ts');
const scriptHash = `'sha256-${createHash('sha256').update(startScript).digest('base64')}'`;
const headers = securityHeaders(scriptHash);

// 3. Write every page as HTML.
const app: typeof import('../app/prerender.tsx') = await import(resolve(temporary, 'prerender.js'));
const filesByPage = new Map(pages.map(({ file }) => [file, documentFiles(file)]));
const filesOf = (file: string) => filesByPage.get(file) ?? documentFiles(file);
for (const pathname of app.addresses())
  write(htmlFile(pathname), await app.renderPage(pathname, filesOf));
write(offlinePage, await app.renderOfflinePage(documentFiles()));

// 4. Write the files beside the pages.
for (const [address, content] of Object.entries(app.siteFiles)) write(address, await content());
await makeCards(site);
const allCode = new Set([...filesByPage.values()].flatMap(({ code }) => code));
const fonts = readdirSync(join(site, 'assets')).filter((file) => file.endsWith('.woff2'));
await buildServiceWorker(site, [...allCode, allStyles, ...fonts.map((file) => `/assets/${file}`)]);
writeLicences(site);

// 5. Write what hosts read, then compress everything.
write('_headers', headersFile(headers));
write('_redirects', redirectsFile());
writeFileSync('build/nginx.conf', nginxConfiguration(headers));
writeFileSync('build/headers.json', JSON.stringify(headers));
rmSync(temporary, { recursive: true });
await compressFolder(site);

/** The files of a page by its source file; without one, those of the offline page. */
function documentFiles(file?: string): DocumentFiles {
  const sources = ['app/prerender.tsx', ...(file ? [file] : [])];
  const styles = new Set(sources.flatMap((source) => chunksOf(pageFiles, source)).flatMap(css));
  const modules = ['app/client.tsx', ...(file ? [file] : [])]
    .flatMap((source) => chunksOf(browserFiles, source).reverse())
    .map((chunk) => `/${chunk.file}`);
  return {
    pageStyles: [...styles].map((name) => readFileSync(join(temporary, name), 'utf8')).join(''),
    allStyles,
    code: [...new Set(modules)],
    startScript,
    policy: process.env.POLICY_IN_PAGES ? contentSecurityPolicy(scriptHash) : undefined,
  };
}

/** The file of an address, which every host serves without a slash (docs/decisions/0003). */
function htmlFile(pathname: string): string {
  return `${pathname === '/' ? '/index' : pathname}.html`;
}

function css({ css = [] }: Manifest[string]): string[] {
  return css;
}

/** The chunk of a source file and of all that it imports statically, the first imported first. */
function chunksOf(
  manifest: Manifest,
  source: string,
  seen = new Set<string>(),
): Manifest[string][] {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`No "${source}" among the built files: see app/pages.ts.`);
  if (seen.has(source)) return [];
  seen.add(source);
  return [...(chunk.imports ?? []).flatMap((name) => chunksOf(manifest, name, seen)), chunk];
}

function takeManifest(folder: string): Manifest {
  const file = join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  return manifest;
}

function write(path: string, content: string): void {
  const file = join(site, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** A TypeScript file as a small classic script. */
async function minified(file: string): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  return minifySync(file, code).code.trim();
}
