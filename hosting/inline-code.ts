import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';

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
 * same on all pages, so that one short policy serves any number of them. The router's own code comes
 * last, when all it needs is in place; it is fetched with the rest.
 */
const starter = `{
const { code, router } = document.currentScript.dataset;
const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
const start = () => {
  document.querySelector('[media="not all"]')?.removeAttribute('media');
  add('link', { rel: 'modulepreload', href: router });
  add('script', { type: 'module', src: code });
};
if (!document.hidden && PerformanceObserver.supportedEntryTypes.includes('paint'))
  new PerformanceObserver((_, observer) => { observer.disconnect(); start(); }).observe({ type: 'paint', buffered: true });
else addEventListener('load', start);
}`;

/**
 * Puts a page's code into a file of its own: what the router starts with, inline otherwise, and its
 * preloads of all parts, which would come before the picture.
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

  const imports = parts.filter((part) => part !== router).map((part) => `import "${part}";`);
  const code = [...imports, ...contents].join('\n');
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
export function startAfterFirstPaint(html: string, folder: string): string {
  const { rest, address, router } = takeCode(html, folder);
  const returning = /<script>(\(\(storageKey, restoreKey\)[\s\S]*?)<\/script>/;
  if (!returning.test(rest))
    throw new Error('The router returns differently: see hosting/inline-code.ts.');
  return rest.replace(returning, (_, scroll) => {
    const { code } = minifySync('inline.js', [first, scroll, starter].join(';'));
    return `<script data-code="${address}" data-router="${router}">${code.trim()}</script>`;
  });
}

/** A page that shows nothing without its code, as the one that the service worker keeps. */
export function startAtOnce(html: string, folder: string): string {
  const { rest, address } = takeCode(html, folder);
  const script = `<script type="module" src="${address}"></script>`;
  return rest.replace(' media="not all"', '').replace('</body>', `${script}</body>`);
}

const fontFaces = /@font-face\{[^{}]*url\([^{}]*\}/g;

/**
 * A page with its styles in it, so that the first paint waits for nothing but the page. The fonts
 * stand apart, switched off until the picture had its turn. The links stay, switched off as well:
 * React finds what it rendered, and asks for them once it renders them anew.
 */
export function inlineStyles(html: string, folder: string): string {
  const links = [...html.matchAll(/<link rel="stylesheet" href="([^"#]+)#?"\/>/g)];
  const styles = links
    .map(([, address = '']) => readFileSync(join(folder, address), 'utf8').trim())
    .join('');
  const fonts = styles.match(fontFaces)?.join('');
  const off = html.replaceAll('<link rel="stylesheet" ', '<link rel="stylesheet" disabled="" ');
  return off.replace(
    '<link rel="stylesheet"',
    (link) =>
      `<style>${styles.replaceAll(fontFaces, '')}</style>` +
      `<style media="not all">${fonts}</style><noscript><style>${fonts}</style></noscript>${link}`,
  );
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
