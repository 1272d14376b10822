import { addressesInNews, cacheRules, contentTypes, newsAddress } from './rules.ts';

/**
 * `_headers` for Netlify and Cloudflare Pages. Both add up the headers of all rules that match, so
 * no two rules may give one header to one file: what both do with pages anyhow (`max-age=0,
 * must-revalidate`) is left to them, and so are pictures without a hash in their names.
 * Cloudflare takes at most 100 rules and 2,000 characters a line.
 */
export function headersFile(headers: Record<string, string>): string {
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

/**
 * `_redirects` for Netlify and Cloudflare Pages. Slashes, `.html` and the 404 page are their own
 * custom. Cloudflare asks the rules before the files: each of the news therefore leads to itself before
 * all others lead to the news. It takes 2,000 such rules.
 */
export function redirectsFile(): string {
  const rules = [
    ...addressesInNews.map((address) => [address, address, 200]),
    [`${newsAddress}/*`, newsAddress, 302],
  ];
  return rules
    .map((rule) => rule.join(' '))
    .join('\n')
    .concat('\n');
}
