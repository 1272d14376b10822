// The responses of our own server. hosting.spec.ts compares them with those of nginx.
import { expect, test } from '@playwright/test';
import { articles } from '../../content/news.ts';
import { notFoundPage } from '../../content/pages/not-found.ts';

test('our server serves pages, redirects old forms of addresses and sends 404 for unknown ones', async ({
  request,
  baseURL,
}) => {
  const article = `/news/${articles[0]?.id}`;
  for (const [path, status, location] of [
    ['/', 200, undefined],
    [article, 200, undefined],
    ['/no/such/page', 404, undefined],
    ['/Nowhere', 404, undefined],
    ['//example.com/', 404, undefined],
    ['/NEWS', 301, '/news'],
    ['/products/?category=fruits', 301, '/products?category=fruits'],
    [`${article}.html`, 301, article],
    ['/news/no-such-article', 302, '/news'],
  ] as const) {
    const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    expect.soft(response.status(), path).toBe(status);
    expect.soft(response.headers().location, path).toBe(location);
  }
  const response = await request.get('/no/such/page');
  expect(response.headers()['content-type']).toBe('text/html;charset=utf-8');
  expect(await response.text()).toContain(notFoundPage.heading);
});

test('our server compresses text, has hashed files cached and pages revalidated', async ({
  request,
}) => {
  const page = await request.get('/', { headers: { 'Accept-Encoding': 'br' } });
  expect(page.headers()['content-encoding']).toBe('br');
  expect(page.headers()['cache-control']).toBe('no-cache');
  const html = await page.text();
  const script = /\/assets\/[^" ]+\.js/.exec(html)?.[0] ?? '';
  const code = await request.get(script, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(code.headers()['content-encoding']).toBe('gzip');
  expect(code.headers()['content-type']).toMatch(/^text\/javascript/);
  expect(code.headers()['cache-control']).toContain('immutable');
  const picture = await request.get(/\/pictures\/[^" ]+\.avif/.exec(html)?.[0] ?? '');
  expect(picture.headers()['content-type']).toBe('image/avif');
  expect(picture.headers()['cache-control']).toContain('immutable');
});
