import { readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createBuilder, type Manifest, type Plugin } from 'vite';
import type { DocumentFiles } from '../app/document.tsx';
import { type PageName, pages } from '../app/pages.ts';
import { addressIn, type Language } from '../content/languages.ts';
import { contentSecurityPolicy } from '../hosting/security.ts';
import { makePreviews } from '../pictures/link-previews.ts';
import { siteConfig } from '../vite.config.ts';
import type { BuildCache } from './build-cache.ts';
import { buildServiceWorker } from './build-service-worker.ts';
import {
  conditionalMedia,
  conditionalSheet,
  type Styles,
  splitStyles,
} from './conditional-styles.ts';
import { scriptHash, startScript } from './start-script.ts';
import { styleSheet } from './style-sheet.ts';
import { keepUsedStyles } from './used-styles.ts';

const site = 'build/client';

/** Builds the pages and files of a language into build/client. */
export async function buildLanguage(language: Language, cache: BuildCache): Promise<void> {
  const temporary = `build/prerender/${language.code}`;

  // 1. Bundle the code twice: for browsers, and for prerendering.
  const config = siteConfig(language);
  const styles = new Map<string, Styles>();
  const builder = await createBuilder({
    ...config,
    plugins: [...(config.plugins ?? []), splitStyleSheets(styles)],
    configFile: false,
    logLevel: 'warn',
  });
  for (const environment of Object.values(builder.environments)) await builder.build(environment);
  const manifest = takeManifest(language);

  const conditional = styleSheet(
    'conditional',
    conditionalSheet([...styles.values()].map(({ conditional }) => conditional)),
  );
  await write(conditional.address, conditional.css);

  const fonts = `/${chunkOf(manifest, 'app/fonts-and-pictures.ts').file}`;

  // 2. Prerender every page to HTML.
  const app: typeof import('../app/prerender.tsx') = await import(
    pathToFileURL(join(temporary, 'prerender.js')).href
  );
  const fontStyles = styleSheet('fonts', app.fontCss);
  // Images for link previews. Other threads encode them while this one renders the pages.
  const previews = makePreviews(site, app.linkPreviews, cache);
  /** The files of the page with this name, or of the offline page if none is given. */
  const documentFiles = (name?: PageName): DocumentFiles => {
    // The offline page shows the spinner of the loading indicator.
    const source = name ? `app/pages/${name}/${name}-page.tsx` : 'app/shell/after-hydration.tsx';
    const sources = ['app/client.tsx', source];
    // Each module before its imports.
    const chunks = sources.flatMap((source) => chunksOf(manifest, source).reverse());
    const sheets = [...new Set(chunks.flatMap(({ css = [] }) => css))];
    const modules = chunks.map((chunk) => `/${chunk.file}`);
    return {
      styles: sheets.map((name) => ({ href: `/${name}`, css: styles.get(name)?.always ?? '' })),
      conditionalStyles: { href: conditional.address, media: conditionalMedia },
      code: [...new Set(modules)],
      fonts,
      fontStyles: fontStyles.address,
      startScript,
      policy: process.env.POLICY_IN_PAGES ? contentSecurityPolicy(scriptHash) : undefined,
    };
  };
  const filesByPage = new Map(pages.map(({ name }) => [name, documentFiles(name)]));
  const filesOf = (name: PageName) => filesByPage.get(name) as DocumentFiles;
  await Promise.all(
    app.renderedAddresses.map(async (path) =>
      write(
        htmlFile(addressIn(language, path)),
        await keepUsedStyles(await app.renderPage(path, filesOf), conditional.css, cache),
      ),
    ),
  );
  const offlinePage = htmlFile(addressIn(language, '/offline'));
  const offlineFiles = documentFiles();
  await write(
    offlinePage,
    await keepUsedStyles(await app.renderOfflinePage(offlineFiles), conditional.css, cache),
  );

  // 3. Write the other files of the language: feed, manifest, calendar, service worker.
  for (const [address, content] of Object.entries(app.languageFiles))
    await write(address, await content());
  await previews;
  const pageFiles = [...filesByPage.values(), offlineFiles].flatMap(({ code, styles }) => [
    ...code,
    ...styles.map(({ href }) => href),
  ]);
  // Pages import the first one where browsers cross-fade, those with photos to enlarge the other one.
  const later = ['app/shell/view-transitions.ts', 'app/picture/lightbox/lightbox.tsx'];
  const laterFiles = later
    .flatMap((source) => chunksOf(manifest, source))
    .flatMap(({ file, css = [] }) => [file, ...css].map((name) => `/${name}`));
  await write(fontStyles.address, fontStyles.css);
  await buildServiceWorker(site, language, app.serviceWorkerAddress, offlinePage, [
    ...new Set([...pageFiles, ...laterFiles]),
    fonts,
    conditional.address,
  ]);
  rmSync(temporary, { recursive: true });
}

/** Takes the rules for few visitors out of the style sheets for browsers, and notes both parts of each by its name. */
const splitStyleSheets = (styles: Map<string, Styles>): Plugin => ({
  name: 'split-style-sheets',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
      const parts = splitStyles(String(file.source));
      styles.set(file.fileName, parts);
      file.source = parts.always;
    }
  },
});

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
  const chunk = chunkOf(manifest, source);
  if (seen.has(source)) return [];
  seen.add(source);
  return [...(chunk.imports ?? []).flatMap((name) => chunksOf(manifest, name, seen)), chunk];
}

function chunkOf(manifest: Manifest, source: string): Manifest[string] {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no chunk for "${source}". Check app/pages.ts.`);
  return chunk;
}

/** Reads Vite's manifest and deletes it, because it must not be published. */
function takeManifest({ code }: Language): Manifest {
  const file = join(site, `manifest-${code}.json`);
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(file);
  return manifest;
}

async function write(path: string, content: string): Promise<void> {
  const file = join(site, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
