import {
  addressesInNews,
  cacheRules,
  contentTypes,
  newsAddresses,
  notFoundPages,
} from './rules.ts';

/** `_headers` for Netlify and Cloudflare Pages. Cloudflare allows 100 rules and 2,000 characters per line. */
export function headersFile(headers: Record<string, string>): string {
  // The hosts combine all rules that match a file, so only one may set `Cache-Control`. Pages and pictures
  // without a hash therefore keep the hosts' own value, `max-age=0, must-revalidate`.
  const rules = [
    { path: '/*', headers },
    ...cacheRules
      .filter(({ path }) => path !== '/*' && path !== '/pictures/*')
      .map(({ path, value }) => ({ path, headers: { 'Cache-Control': value } })),
    ...Object.entries(contentTypes).map(([path, type]) => ({
      path,
      headers: { 'Content-Type': type },
    })),
  ];
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n')
    .concat('\n');
}

/** `_redirects` for Netlify and Cloudflare Pages, which handle slashes, `.html` and 404 themselves. */
export function redirectsFile(): string {
  // Cloudflare applies redirects before it looks for files, so each article needs a rule (2,000 at most).
  const rules = [
    ...addressesInNews.map((address) => [address, address, 200]),
    ...newsAddresses.map((address) => [`${address}/*`, address, 302]),
    // Cloudflare finds the 404.html of a folder itself and ignores this rule.
    ...notFoundPages
      .filter(({ below }) => below !== '/')
      .map(({ below, page }) => [`${below}*`, `${page}.html`, 404]),
  ];
  return rules
    .map((rule) => rule.join(' '))
    .join('\n')
    .concat('\n');
}
