import { markerHost, tileHost } from '../app/shell/footer/map-sources.ts';

function directives(scriptHash: string): Record<string, string[]> {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", scriptHash],
    // Pages have inline styles and hundreds of style attributes. Styles cannot run code, and a hash for each
    // would make the header very long.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Inside a script (app/fonts-and-pictures.ts), or in a style sheet without script.
    'font-src': ['data:'],
    // Hosts without their paths: the headers count for the first round trip (docs/decisions/0039).
    'img-src': ["'self'", 'data:', tileHost, markerHost],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'base-uri': ["'none'"],
    // The contact form opens the visitor's mail program (R16).
    'form-action': ["'self'", 'mailto:'],
  };
}

const serialize = (policy: Record<string, string[]>) =>
  Object.entries(policy)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/** The policy for a `<meta>` element, on hosts that cannot send headers. `frame-ancestors` has no effect there. */
export function contentSecurityPolicy(scriptHash: string): string {
  return serialize(directives(scriptHash));
}

const deniedFeatures = ['camera', 'geolocation', 'microphone', 'payment'];

/** The headers of every response. */
export function securityHeaders(scriptHash: string): Record<string, string> {
  // Left out on purpose: `includeSubDomains` (other subdomains are not ours),
  // `Cross-Origin-Resource-Policy` (image searches could not show our pictures),
  // `upgrade-insecure-requests` (breaks localhost in Safari:
  // https://bugs.webkit.org/show_bug.cgi?id=250776).
  return {
    'Content-Security-Policy': serialize({
      ...directives(scriptHash),
      'frame-ancestors': ["'none'"],
    }),
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    // OpenStreetMap serves its tiles only to requests with a referrer (R17).
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}
