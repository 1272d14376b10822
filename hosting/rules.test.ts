import { expect, test } from 'vitest';
import { articles } from '../content/news.ts';
import { redirectFor } from './rules.ts';

test.each([
  ['/about/', '/about', 301],
  ['/about.html', '/about', 301],
  ['/index.html', '/', 301],
  ['/About', '/about', 301],
  ['//about', '/about', 301],
  ['/news/no-such-article', '/news', 302],
  ['/news/a/b/', '/news', 302],
  ['/news/feed.xml/', '/news/feed.xml', 301],
  ['/news/feed', '/news', 302],
])('%s leads to %s with %i', (path, to, status) => {
  expect(redirectFor(path)).toEqual({ to, status });
});

test.each([
  '/',
  '/about',
  '/news',
  `/news/${articles[0]?.id}`,
  '/nowhere',
  '/news/feed.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/site.webmanifest',
  '/favicon.ico',
  '/cards/home.jpg',
  '/assets/a.js',
  '/pictures/x.JPG',
])('%s is answered as it is', (path) => {
  expect(redirectFor(path)).toBeUndefined();
});
