import { articles } from '../content/news.ts';

/** How long a browser may keep a file, by the beginning of its address; the first match counts. */
export const cacheRules = [
  // Names that carry a hash of what is inside never change their content.
  {
    path: /^\/(assets\/|pictures\/.+\.[0-9a-f]{8}\.avif$)/,
    value: 'public, max-age=31536000, immutable',
  },
  { path: /^\/(icons|pictures)\//, value: 'public, max-age=86400' },
  { path: /./, value: 'no-cache' },
] as const;

const articleIds = new Set<string>(articles.map((article) => article.id));

/**
 * Where an address is sent instead of being answered, or nothing. Articles that are not known lead
 * to the list of news (specification 3 and 8, R15); a slash at the end is dropped.
 */
export function redirectFor(path: string): { to: string; status: 301 | 302 } | undefined {
  const plain = path.replace(/^\/+/, '/').replace(/(\/index)?(\.html)?\/*$/, '');
  const article = /^\/news\/(.+)$/.exec(plain)?.[1];
  if (article && !articleIds.has(article)) return { to: '/news', status: 302 };
  if (plain !== path && path !== '/') return { to: plain || '/', status: 301 };
}
