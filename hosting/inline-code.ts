import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';
import { readManifest } from './router-manifest.ts';

/** Data for search engines, which no browser runs. */
const isData = (attributes: string) => /type="application\/(ld\+)?json"/.test(attributes);

/** The hashes of all inline scripts of a built site as sources of a policy, `'sha256-…'`, each once. */
export function inlineScriptsOf(folder: string): string[] {
  const found = builtPages(folder).flatMap((page) => {
    const html = readFileSync(join(folder, page), 'utf8');
    const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g);
    return Array.from(scripts, ([, attributes = '', content = '']) => ({ attributes, content }))
      .filter(({ attributes, content }) => content !== '' && !isData(attributes))
      .map(({ content }) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
  });
  return [...new Set(found)].sort();
}

/** The pages of a built site, by path below its folder. */
export function builtPages(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.html'));
}

/**
 * What cannot wait for the first paint. Fonts that an earlier visit has saved are used at once
 * (app/shell/service-worker.ts). What storage refuses to keep is kept in memory, until the page is
 * left: the router, which keeps how far pages were scrolled, would complain of each page otherwise,
 * and fail at its first line.
 */
const first = `
if (navigator.serviceWorker?.controller) document.querySelector('[media="not all"]').removeAttribute('media');
try { sessionStorage.length } catch {
  const kept = new Map();
  Object.defineProperty(window, 'sessionStorage', { value: {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  } });
}`;

/**
 * Fetches a page's fonts and starts its code once the page has been painted, or loaded where nobody
 * sees it: its picture comes first. Addresses stand beside it and not in it: what is inline is the
 * same on all pages, so that one short policy serves any number of them. The code waits for the
 * styles of the pages that it may lead to; the router's own comes last, when all it needs is in
 * place. Both are fetched with the rest.
 */
const starter = `{
const { styles, code, router } = document.currentScript.dataset;
const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
const start = () => {
  document.querySelector('[media="not all"]')?.removeAttribute('media');
  const run = () => add('script', { type: 'module', src: code });
  add('link', { rel: 'stylesheet', href: styles, onload: run, onerror: run });
  for (const href of [code, router]) add('link', { rel: 'modulepreload', href });
};
if (!document.hidden && PerformanceObserver.supportedEntryTypes.includes('paint'))
  new PerformanceObserver((_, observer) => { observer.disconnect(); start(); }).observe({ type: 'paint', buffered: true });
else addEventListener('load', start);
}`;

/**
 * Puts a page's code into a file of its own: what the router starts with, inline otherwise, its
 * manifest, and its preloads of all parts, which would come before the picture.
 *
 * @returns the page without it, and the addresses of that file and of the router's own code
 * @throws when the router's HTML is not as it was when this was written
 */
function takeCode(html: string, folder: string) {
  const preloads = /<link rel="modulepreload" href="([^"]+)"\/>/g;
  const scripts = /(<script(?: type="module" async="")?>)([^<]*__reactRouter[^<]*)<\/script>/g;
  const parts = Array.from(html.matchAll(preloads), ([, address = '']) => address);
  const contents = Array.from(html.matchAll(scripts), ([, , content = '']) => content);
  const router = /import\("([^"]+)"\)/.exec(contents.join())?.[1];
  if (!router) throw new Error('The router starts differently: see hosting/inline-code.ts.');

  const { path } = readManifest(folder);
  const imports = parts.filter((part) => part !== router).map((part) => `import "${part}";`);
  const manifest = readFileSync(join(folder, path), 'utf8');
  const code = [...imports, manifest, ...contents].join('\n').replaceAll(`import "${path}";`, '');
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  const address = `/assets/start-${hash}.js`;
  writeFileSync(join(folder, address), code);
  // The elements stay, empty: React finds what it rendered.
  const rest = html.replaceAll(preloads, '').replaceAll(scripts, '<script></script>');
  return { rest, address, router };
}

/**
 * A page whose code waits for its first paint. Inline remains one script, around the router's return
 * to where the reader was, which must run at once.
 *
 * @throws when the router's HTML is not as it was when this was written
 */
export function startAfterFirstPaint(html: string, styles: string, folder: string): string {
  const { rest, address, router } = takeCode(html, folder);
  const returning = /<script>(\(\(storageKey, restoreKey\)[\s\S]*?)<\/script>/;
  if (!returning.test(rest))
    throw new Error('The router returns differently: see hosting/inline-code.ts.');
  return rest.replace(returning, (_, scroll) => {
    const { code } = minifySync('inline.js', [first, scroll, starter].join(';'));
    const data = `data-styles="${styles}" data-code="${address}" data-router="${router}"`;
    return `<script ${data}>${code.trim()}</script>`;
  });
}

/** A page that shows nothing without its code, as the one that the service worker keeps. */
export function startAtOnce(html: string, styles: string, folder: string): string {
  const { rest, address } = takeCode(html, folder);
  const start = `<link rel="stylesheet" href="${styles}"/><script type="module" src="${address}"></script>`;
  return rest.replace(' media="not all"', '').replace('</head>', `${start}</head>`);
}

/**
 * A page without what libraries write into it and nothing here reads: the icons' namespace and
 * names, and a mark on links for a router that finds its routes while it is used. React leaves the
 * attributes of prerendered elements as they are.
 */
export function withoutSurplus(html: string): string {
  return html
    .replaceAll(' xmlns="http://www.w3.org/2000/svg"', '')
    .replaceAll(/ class="tabler-icon tabler-icon-[a-z0-9-]+ ?"/g, '')
    .replaceAll(' data-discover="true"', '');
}
