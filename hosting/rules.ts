import { mainNavigation, mobileNavigation } from '../content/navigation.ts';
import { articles } from '../content/news.ts';
import { newsFeed } from '../content/pages/shell.ts';

/** How long a browser may keep a file, by the beginning of its address; the first match counts. */
export const cacheRules = [
  // Names that carry a hash of what is inside never change their content.
  {
    path: /^\/(assets\/|pictures\/.+\.[0-9a-f]{8}\.avif$)/,
    value: 'public, max-age=31536000, immutable',
  },
  { path: /^\/(cards|icons|pictures)\/|^\/favicon\.ico$/, value: 'public, max-age=86400' },
  { path: /./, value: 'no-cache' },
] as const;

/** Kinds of file that their name alone does not tell, or not to every server. */
export const contentTypes: Readonly<Record<string, string>> = {
  '/favicon.ico': 'image/x-icon',
  [newsFeed.address]: 'application/rss+xml;charset=utf-8',
};

/** The addresses of all pages but the first, and of the file that stands among the articles. */
const pages = new Set([
  newsFeed.address,
  ...[...mainNavigation, ...mobileNavigation].map(({ to }) => to),
  ...articles.map(({ id }) => `/news/${id}`),
]);

/**
 * Where an address is sent instead of being answered, or nothing. A slash or `.html` at the end is
 * dropped, and capitals are made small: the router would take /NEWS for the news. Articles that are
 * not known lead to the list of news (specification 3 and 8, R15).
 */
export function redirectFor(path: string): { to: string; status: 301 | 302 } | undefined {
  const plain = path.replace(/^\/+/, '/').replace(/(\/index)?(\.html)?\/*$/, '');
  const small = plain.toLowerCase();
  const to = pages.has(small) ? small : plain;
  if (to.startsWith('/news/') && !pages.has(to)) return { to: '/news', status: 302 };
  if (to !== path && path !== '/') return { to: to || '/', status: 301 };
}
