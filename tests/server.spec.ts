import { expect, test } from './site.ts';

test.describe('the server', () => {
  test('answers unknown routes with status 404 and the page for it', async ({ request }) => {
    const response = await request.get('/no/such/page');
    expect(response.status()).toBe(404);
    expect(response.headers()['content-type']).toBe('text/html;charset=utf-8');
    expect(await response.text()).toContain('Page Not Found');
  });

  test('sends unknown articles to the news', async ({ request }) => {
    const response = await request.get('/news/no-such-article', { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers().location).toBe('/news');
  });

  test('has one form of address, without a slash, and keeps the query', async ({ request }) => {
    const response = await request.get('/products/?category=fruits', { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe('/products?category=fruits');
  });

  test('makes capitals small in the addresses it knows', async ({ request }) => {
    const response = await request.get('/NEWS', { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe('/news');
    expect((await request.get('/Nowhere')).status()).toBe(404);
  });

  test('never redirects off the site', async ({ request, baseURL }) => {
    for (const path of [
      '//example.com',
      '//example.com/',
      '/\\example.com/',
      '///example.com/%2e%2e/',
    ]) {
      const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
      const target = new URL(response.headers().location ?? '/', baseURL);
      expect(target.origin, path).toBe(baseURL);
    }
  });

  test('compresses text, lets hashed files be kept and pages be asked for again', async ({
    request,
  }) => {
    const page = await request.get('/', { headers: { 'Accept-Encoding': 'br' } });
    expect(page.headers()['content-encoding']).toBe('br');
    expect(page.headers()['cache-control']).toBe('no-cache');
    const html = await page.text();
    const script = /\/assets\/[^"]+\.js/.exec(html)?.[0] ?? '';
    const code = await request.get(script, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(code.headers()['content-encoding']).toBe('gzip');
    expect(code.headers()['content-type']).toMatch(/^text\/javascript/);
    expect(code.headers()['cache-control']).toContain('immutable');
    const picture = await request.get(/\/pictures\/[^" ]+\.avif/.exec(html)?.[0] ?? '');
    expect(picture.headers()['content-type']).toBe('image/avif');
    expect(picture.headers()['cache-control']).toContain('immutable');
  });
});
