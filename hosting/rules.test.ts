import { describe, expect, test } from 'vitest';
import { addressOf } from '../app/pages.ts';
import { articles } from '../content/news.ts';
import { products } from '../content/products.ts';
import { malformedPaths, unknownPaths } from '../tests/not-found/unusual-paths.ts';
import { cacheControlOf, redirectFor } from './rules.ts';

const product = addressOf('product', products[0]?.id);

describe('redirectFor', () => {
  test.each([
    ['/about/', '/about', 301],
    ['/about.html', '/about', 301],
    ['/about/index.html', '/about', 301],
    ['/index.html', '/', 301],
    ['/About', '/about', 301],
    ['//about', '/about', 301],
    ['/%61bout', '/about', 301],
    ['//', '/', 301],
    ['', '/', 301],
    [`${product}/`, product, 301],
    ['/Seasons.html', '/seasons', 301],
    ['/enquiry/', '/enquiry', 301],
    ['/Enquiry', '/enquiry', 301],
    ['/AR/enquiry.html', '/ar/enquiry', 301],
    ['/news/no-such-article', '/news', 302],
    ['/news/a/b/', '/news', 302],
    ['/news/%3Cscript%3E', '/news', 302],
    ['/news/%0d%0aSet-Cookie:a=b', '/news', 302],
    ['/NEWS//x', '/news', 302],
    ['/news/feed.xml/', '/news/feed.xml', 301],
    ['/news/feed', '/news', 302],
    ['/ar/', '/ar', 301],
    ['/AR/About.html', '/ar/about', 301],
    ['/ar/news/no-such-article', '/ar/news', 302],
  ])('%s redirects to %s with %i', (path, to, status) => {
    expect(redirectFor(path)).toEqual({ to, status });
  });

  test.each([
    '/',
    '/about',
    '/news',
    `/news/${articles[0]?.id}`,
    '/nowhere',
    '/nowhere/',
    product,
    '/products/no-such-product',
    '/seasons',
    '/enquiry',
    '/seasons.csv',
    '/ar',
    '/ar/seasons.csv',
    '/ar/nowhere',
    `/ar/news/${articles[0]?.id}`,
    '/news/feed.xml',
    '/sitemap.xml',
    '/robots.txt',
    '/site.webmanifest',
    '/favicon.ico',
    '/previews/home.jpg',
    '/assets/a.js',
    '/pictures/x.JPG',
  ])('%s does not redirect', (path) => {
    expect(redirectFor(path)).toBeUndefined();
  });

  test.each([
    ...unknownPaths,
    ...malformedPaths,
    '///example.com/%2e%2e',
    '/about/..//example.com',
    'http://example.com/',
    '*',
  ])('%s, which is unknown or malformed, does not redirect', (path) => {
    expect(redirectFor(path)).toBeUndefined();
  });
});

test.each([
  ['/assets/page-abc.js', 'immutable'],
  ['/pictures/a-0123-card-320.avif', 'immutable'],
  ['/pictures/a.jpg', 'max-age=86400'],
  ['/icons/favicon.svg', 'max-age=86400'],
  ['/previews/home.jpg', 'max-age=86400'],
  ['/favicon.ico', 'max-age=86400'],
  ['/about', 'no-cache'],
  ['/assetsx', 'no-cache'],
])('%s is cached with %s', (path, value) => {
  expect(cacheControlOf(path)).toContain(value);
});
