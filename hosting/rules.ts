import { mainNavigation, mobileNavigation } from '../content/navigation.ts';
import { articles } from '../content/news.ts';
import { newsFeed } from '../content/pages/shell.ts';

/**
 * How long a browser may keep a file; the first pattern that matches counts. A pattern is a path
 * with at most one `*`, the form that every host's own language has.
 */
export const cacheRules = [
  // Names that carry a hash of what is inside never change their content.
  { path: '/assets/*', value: 'public, max-age=31536000, immutable' },
  { path: '/pictures/*.avif', value: 'public, max-age=31536000, immutable' },
  { path: '/pictures/*', value: 'public, max-age=86400' },
  { path: '/cards/*', value: 'public, max-age=86400' },
  { path: '/icons/*', value: 'public, max-age=86400' },
  { path: '/favicon.ico', value: 'public, max-age=86400' },
  { path: '/*', value: 'no-cache' },
] as const;

/** Kinds of file that their name alone does not tell, or not to every server. */
export const contentTypes: Readonly<Record<string, string>> = {
  '/favicon.ico': 'image/x-icon',
  '/site.webmanifest': 'application/manifest+json',
  [newsFeed.address]: 'application/rss+xml;charset=utf-8',
};

/** A rule's pattern as the source of a regular expression. */
export function patternOf(path: string): string {
  return `^${path.replaceAll('.', '\\.').replace('*', '.*')}$`;
}

/** What a file's `Cache-Control` is. */
export function cacheControlOf(path: string): string {
  const rule = cacheRules.find((candidate) => new RegExp(patternOf(candidate.path)).test(path));
  return rule?.value ?? 'no-cache';
}

/** Below this address everything that is not known leads to the list of news. */
export const newsAddress = '/news';

/** What there is below it: the articles, and the feed, which is a file. */
export const addressesInNews: readonly string[] = [
  ...articles.map(({ id }) => `${newsAddress}/${id}`),
  newsFeed.address,
];

/** The addresses of all pages, and of the feed. */
export const addresses: readonly string[] = [
  ...new Set([
    '/',
    ...[...mainNavigation, ...mobileNavigation].map(({ to }) => to),
    ...addressesInNews,
  ]),
];
const known = new Set(addresses);

/** The end of an address that is no part of it: `/about/`, `/about.html` and `/about/index.html`. */
export const droppedEnd = '(/index)?(\\.html)?/*';

/**
 * Where an address is sent instead of being answered, or nothing. A known page has one form of
 * address: a slash or `.html` at its end is dropped, and capitals are made small, for the router
 * would take /NEWS for the news. Articles that are not known lead to the list of news
 * (specification 3 and 8, R15).
 *
 * The target is always one of our own addresses, never what was asked for: whatever a link to us
 * says (`//host`, `/\host`, a line break), it cannot lead off the site.
 *
 * @param path as it came, percent-encoded, without the query
 */
export function redirectFor(path: string): { to: string; status: 301 | 302 } | undefined {
  const plain = decoded(path)
    .replace(/\/{2,}/g, '/')
    .replace(new RegExp(`${droppedEnd}$`), '');
  const to = plain.toLowerCase() || '/';
  if (known.has(to)) return to === path ? undefined : { to, status: 301 };
  if (to.startsWith(`${newsAddress}/`)) return { to: newsAddress, status: 302 };
}

/** An address with its percent signs resolved; as it is where they are malformed. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
