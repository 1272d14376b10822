import { publicMarkerImages, tileHost } from '../app/shell/map-sources.ts';

/** What a page may load, run and send, in the terms of a Content-Security-Policy. */
function directives(scriptHash: string): Record<string, string[]> {
  return {
    'default-src': ["'self'"],
    // The pages' one inline script, by its hash: nothing in an address or an article can add another.
    'script-src': ["'self'", scriptHash],
    // Every page carries its styles, and hundreds of style attributes: colours behind pictures,
    // delays of entrances. They can hide or colour something, never run or load anything, and a
    // hash for each would be the longest part of every answer's headers.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', tileHost, `${publicMarkerImages}/`],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'base-uri': ["'none'"],
    // The contact form opens the visitor's mail program (R16).
    'form-action': ["'self'", 'mailto:'],
  };
}

const written = (policy: Record<string, string[]>) =>
  Object.entries(policy)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/**
 * The policy for a `<meta>` element in the pages, for hosts that send no headers of ours (GitHub Pages).
 * Framing cannot be forbidden there: the standard ignores `frame-ancestors` in a page.
 *
 * @param scriptHash of the pages' inline script, as a source: `'sha256-…'`
 */
export function contentSecurityPolicy(scriptHash: string): string {
  return written(directives(scriptHash));
}

/** Browser features that the site has no use for; a script that got in would not get them either. */
const features = ['camera', 'geolocation', 'microphone', 'payment'];

/**
 * The headers of every answer. `Strict-Transport-Security` counts only over HTTPS and leaves other
 * subdomains alone, which are not ours to decide about. There is no `Cross-Origin-Resource-Policy`:
 * all files are public, and picture searches could not show ours. `upgrade-insecure-requests` is not
 * needed, for no page names an `http:` address, and would break http://localhost in Safari.
 */
export function securityHeaders(scriptHash: string): Record<string, string> {
  return {
    'Content-Security-Policy': written({
      ...directives(scriptHash),
      'frame-ancestors': ["'none'"],
    }),
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    // The map's tiles are given only to sites that say who they are (R17).
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': features.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}
