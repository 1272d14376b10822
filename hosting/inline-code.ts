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
 * What cannot wait for the first paint: fonts that an earlier visit has saved are used at once
 * (app/shell/service-worker.ts), and the router returns to where the reader was, on a page that has
 * been there before and is laid out whole (app/ui/layout.css). Where the browser refuses storage it
 * knows of no such place, and would complain.
 */
const first = (returning: string) => `
const fonts = document.querySelector('[media="not all"]');
if (navigator.serviceWorker?.controller) fonts.media = '';
if (history.state) document.documentElement.dataset.whole = '';
try { sessionStorage.length; ${returning} } catch {}`;

/** What every page asks for after its first paint, by address: styles, its first code, the router's. */
type Late = { styles: string; code: string; router: string };

/**
 * Fetches a page's fonts and starts its code once the page has been painted, or loaded where nobody
 * sees it: its picture comes first. The fonts are given to the page when they are there, both at
 * once: it sets all of its text anew whenever it learns of one, even of one that is on its way. What
 * is a page's own stands beside it and not in it: what is inline is the same on all pages, so that
 * one short policy serves any number of them. The code waits for the styles of the pages that it may
 * lead to; all is fetched together. Firefox reports no paint of a page that is scrolled before its
 * first one, as a reload does: the code then starts a frame after the page has loaded.
 */
const starter = ({ styles, code, router }: Late) => `
const parts = document.currentScript.dataset.parts.split(' ');
const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
const start = () => {
  const faces = Array.from(fonts.media ? fonts.sheet.cssRules : [], ({ style }) =>
    new FontFace(style.fontFamily.replaceAll('"', ''), style.getPropertyValue('src'), { weight: style.fontWeight }).load());
  Promise.allSettled(faces).then((all) => all.map(({ value }) => value && document.fonts.add(value)));
  const run = () => add('script', { type: 'module', src: '${code}' });
  add('link', { rel: 'stylesheet', href: '${styles}', onload: run, onerror: run });
  for (const href of ['${code}', '${router}', ...parts]) add('link', { rel: 'modulepreload', href });
};
if (document.hidden) addEventListener('load', start);
else {
  let isDue = true;
  const startOnce = () => { if (isDue) start(); isDue = false; };
  new PerformanceObserver(startOnce).observe({ type: 'paint', buffered: true });
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(startOnce)));
}`;

/**
 * Says what the router says inline on each page, the modules of its routes, for any page: by the
 * manifest and by the route that the page names. The router's own code comes last, when all that it
 * needs is in place.
 */
const routeModules = `
const { entry, routes } = window.__reactRouterManifest;
const page = document.querySelector('[data-route]')?.dataset.route;
window.__reactRouterRouteModules = {
  root: await import(routes.root.module),
  ...(page && { [page]: await import(routes[page].module) }),
};
import(entry.module);`;

/**
 * Moves what the router starts with, inline otherwise, into a file, which all pages share but the
 * one that the service worker keeps, and takes out its preloads of all parts, which would come
 * before the picture.
 *
 * @returns the page without it, the file's address, the page's route, and the addresses of the parts that only some pages have
 * @throws when the router's HTML is not as it was when this was written
 */
function takeCode(html: string, site: string) {
  const preloads = /<link rel="modulepreload" href="([^"]+)"\/>/g;
  const scripts = /<script(?: type="module" async="")?>([^<]*__reactRouter[^<]*)<\/script>/g;
  const contents = Array.from(html.matchAll(scripts), ([, content = '']) => content);
  const modules = contents.findIndex((content) => content.includes('__reactRouterRouteModules ='));
  if (modules < 0) throw new Error('The router starts differently: see hosting/inline-code.ts.');
  const route = /"([^"]+)":route1/.exec(contents[modules] ?? '')?.[1];

  const { manifest, path } = readManifest(site);
  const { entry, routes } = manifest;
  const onEveryPage = new Set([
    ...entry.imports,
    ...(routes.root?.imports ?? []),
    routes.root?.module,
  ]);
  const preloaded = Array.from(html.matchAll(preloads), ([, address = '']) => address);
  const parts = preloaded.filter(
    (part) => !onEveryPage.has(part) && part !== path && part !== entry.module,
  );
  const code = [
    ...Array.from(onEveryPage, (part) => `import "${part}";`),
    readFileSync(join(site, path), 'utf8'),
    ...contents.with(modules, routeModules),
  ].join('\n');
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  const address = `/assets/start-${hash}.js`;
  writeFileSync(join(site, address), code);
  // The elements stay, empty: React finds what it rendered.
  const rest = html.replaceAll(preloads, '').replaceAll(scripts, '<script></script>');
  return { rest, address, route, parts, router: entry.module };
}

/**
 * A page whose code waits for its first paint. Inline remains one script, around the router's return
 * to where the reader was, which must run at once.
 *
 * @param styles the address of the styles that the code waits for
 * @throws when the router's HTML is not as it was when this was written
 */
export function startAfterFirstPaint(html: string, styles: string, site: string): string {
  const { rest, address, route, parts, router } = takeCode(html, site);
  const returning = /<script>(\(\(storageKey, restoreKey\)[\s\S]*?)<\/script>/;
  if (!route || !returning.test(rest))
    throw new Error('The router returns differently: see hosting/inline-code.ts.');
  return rest.replace(returning, (_, scroll) => {
    const script = `{${first(scroll)}${starter({ styles, code: address, router })}}`;
    const { code } = minifySync('inline.js', script);
    return `<script data-route="${route}" data-parts="${parts.join(' ')}">${code.trim()}</script>`;
  });
}

/** A page that shows nothing without its code, as the one that the service worker keeps. */
export function startAtOnce(html: string, styles: string, site: string): string {
  const { rest, address } = takeCode(html, site);
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
