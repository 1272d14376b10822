import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest, writeManifest } from './router-manifest.ts';

const fontFaces = /@font-face\{[^{}]*url\([^{}]*\}/g;
const links = /<link rel="stylesheet" href="([^"#]+)#?"\/>/g;

/** How the one file begins that says in which order the layers come (app/ui/base.css). */
const firstLayer = '@layer reset';

/** Whether a style file is the one of what pages share (vite.config.ts), by its address. */
const isShared = (address: string) => /\/shared-/.test(address);

/**
 * A page with its styles in it, so that the first paint waits for nothing but the page. The fonts
 * stand apart, switched off until the picture had its turn. The link to what pages share stays,
 * switched off too: the map and the lightbox would ask for it if they did not find it.
 *
 * @throws when none of its styles begins with the order of the layers
 */
export function inlineStyles(html: string, site: string): string {
  const addresses = Array.from(html.matchAll(links), ([, address = '']) => address);
  const files = addresses.map((address) => readFileSync(join(site, address), 'utf8').trim());
  // The bundler's order is that of its files, which changes with what imports what.
  const saysOrder = (styles: string) => styles.startsWith(firstLayer);
  if (!files.some(saysOrder)) {
    throw new Error(`No style file begins with "${firstLayer}": is app/ui/base.css in the page?`);
  }
  const styles = files.toSorted((a, b) => Number(saysOrder(b)) - Number(saysOrder(a))).join('');
  const fonts = styles.match(fontFaces)?.join('');
  const inlined =
    `<style>${styles.replaceAll(fontFaces, '')}</style>` +
    `<style media="not all">${fonts}</style><noscript><style>${fonts}</style></noscript>`;
  const shared = addresses
    .filter(isShared)
    .map((address) => `<link rel="stylesheet" disabled href="${address}"/>`);
  const rest = html.replaceAll(links, '');
  return rest.replace('</head>', () => `${inlined}${shared.join('')}</head>`);
}

/**
 * Makes one file of what the pages have for styles beyond those that all of them carry, to be there
 * before the first change of pages, and takes the styles out of the router's hands. It would ask for
 * a page's own at each change, wait for them, and have the page that is left laid out anew twice.
 * To be called when every page carries its own.
 *
 * @returns the file's address
 */
export function gatherStyles(site: string): string {
  const { manifest, path } = readManifest(site);
  const addressesOf = (css: string[] = []) => css.map((address) => address.replace('#', ''));
  const onEveryPage = new Set(addressesOf(manifest.routes.root?.css));
  const all = new Set(Object.values(manifest.routes).flatMap(({ css }) => addressesOf(css)));
  const ofPages = [...all].filter((address) => !onEveryPage.has(address)).sort();

  const styles = ofPages
    .map((address) => readFileSync(join(site, address), 'utf8').trim())
    .join('');
  const hash = createHash('sha256').update(styles).digest('hex').slice(0, 8);
  const gathered = `/assets/pages-${hash}.css`;
  writeFileSync(join(site, gathered), styles);

  for (const address of all) if (!isShared(address)) rmSync(join(site, address));
  for (const route of Object.values(manifest.routes)) delete route.css;
  // React would fetch it ahead, though it is in the first code of every page (inline-code.ts).
  manifest.url = manifest.entry.module;
  writeManifest(site, path, manifest);
  return gathered;
}
