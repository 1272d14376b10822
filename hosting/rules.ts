import { addressOf, notFoundAddress } from '../app/pages.ts';
import { addressesOf, addresses as pageAddresses } from '../app/seo/addresses.ts';
import { addressIn, languages } from '../content/languages.ts';
import { seasonsPage } from '../content/pages/seasons.ts';
import { newsFeed } from '../content/sharing.ts';

/** `Cache-Control` by path; the first match counts. All hosts support paths with at most one `*`. */
export const cacheRules = [
  // These file names contain a hash of their content.
  { path: '/assets/*', value: 'public, max-age=31536000, immutable' },
  { path: '/pictures/*.avif', value: 'public, max-age=31536000, immutable' },
  { path: '/pictures/*', value: 'public, max-age=86400' },
  { path: '/previews/*', value: 'public, max-age=86400' },
  { path: '/icons/*', value: 'public, max-age=86400' },
  { path: '/favicon.ico', value: 'public, max-age=86400' },
  { path: '/*', value: 'no-cache' },
] as const;

/** Content types that not every server derives from the file name. */
export const contentTypes: Readonly<Record<string, string>> = {
  '/favicon.ico': 'image/x-icon',
  ...Object.fromEntries(
    languages.flatMap((language) => [
      [addressIn(language, '/site.webmanifest'), 'application/manifest+json'],
      [addressIn(language, newsFeed.address), 'application/rss+xml;charset=utf-8'],
      [addressIn(language, seasonsPage.download.address), 'text/csv;charset=utf-8'],
    ]),
  ),
};

/** The path of a rule as the source of a regular expression. */
export function patternOf(path: string): string {
  return `^${path.replaceAll('.', '\\.').replace('*', '.*')}$`;
}

/** The `Cache-Control` of a path. */
export function cacheControlOf(path: string): string {
  const rule = cacheRules.find((candidate) => new RegExp(patternOf(candidate.path)).test(path));
  return rule?.value ?? 'no-cache';
}

/** In all languages: unknown addresses below these redirect to them (R15). */
export const newsAddresses: readonly string[] = languages.map((language) =>
  addressIn(language, addressOf('news')),
);

/** The addresses of the articles and of the feed, in all languages. */
export const addressesInNews: readonly string[] = inAllLanguages([
  ...addressesOf('article'),
  newsFeed.address,
]);

/** The addresses of all pages and of the feed, in all languages. */
export const addresses: readonly string[] = inAllLanguages([...pageAddresses, newsFeed.address]);
const known = new Set(addresses);

/** The not-found pages by the addresses below which they are shown, the one of all others last. */
export const notFoundPages: readonly { below: string; page: string }[] = languages
  .map((language) => ({ below: `${language.prefix}/`, page: addressIn(language, notFoundAddress) }))
  .toReversed();

function inAllLanguages(paths: readonly string[]): string[] {
  return languages.flatMap((language) => paths.map((path) => addressIn(language, path)));
}

/** The end of `/about/`, `/about.html` and `/about/index.html`, as a regular expression. */
export const optionalEnding = '(/index)?(\\.html)?/*';

/** The redirect for a path (percent-encoded, without the query), if any (specification 2 and 8, R15). */
export function redirectFor(path: string): { to: string; status: 301 | 302 } | undefined {
  // Other forms of a known address lead to that address, unknown articles to the list of news. Targets
  // come from our own list, so that no link (`//host`, `/\host`) can redirect to another site.
  const withoutEnding = decodeUnlessMalformed(path)
    .replace(/\/{2,}/g, '/')
    .replace(new RegExp(`${optionalEnding}$`), '');
  const to = withoutEnding.toLowerCase() || '/';
  if (known.has(to)) return to === path ? undefined : { to, status: 301 };
  const news = newsAddresses.find((address) => to.startsWith(`${address}/`));
  if (news) return { to: news, status: 302 };
}

function decodeUnlessMalformed(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
