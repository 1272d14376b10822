// One source, hosting/, speaks for every host. Our own server and nginx are both asked here, and
// must answer alike.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { test as base, mergeTests } from '@playwright/test';
import { articles } from '../content/news.ts';
import { nginx } from '../scripts/nginx.ts';
import { runNginx } from './run-nginx.ts';
import { expect, open, pages, test as site } from './site.ts';

/** A test that needs no browser, with nginx running beside our own server. */
const test = base.extend<object, { nginxUrl: string }>({
  nginxUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures off the pattern.
    async ({}, use) => {
      const { url, stop } = await runNginx();
      await use(url);
      await stop();
    },
    { scope: 'worker' },
  ],
});
const pageTest = mergeTests(site, test);

test.skip(!existsSync(nginx), 'nginx is not installed: apt-get install nginx-light');

const asset = readdirSync('build/client/assets').find((name) => /^root-.+\.js$/.test(name)) ?? '';
const avif = readdirSync('build/client/pictures').find((name) => name.endsWith('.avif')) ?? '';
const jpeg = readdirSync('build/client/pictures').find((name) => name.endsWith('.jpg')) ?? '';

const paths = [
  ...pages,
  `/assets/${asset}`,
  `/pictures/${avif}`,
  `/pictures/${jpeg}`,
  '/icons/favicon.svg',
  '/favicon.ico',
  '/site.webmanifest',
  '/sitemap.xml',
  '/robots.txt',
  '/news/feed.xml',
  '/news/feed.xml/',
  '/cards/home.jpg',
  '/assets/gone.js',
  '/assets',
  '/pictures/',
  '/404',
  '/404.html',
  '/_headers',
  '/_redirects',
  '/about/',
  '/about.html',
  '/about/index.html',
  '/index.html',
  '/About',
  '/%61bout',
  '//about',
  '//',
  '/products/?category=fruits&q=%C3%A9',
  '/news/no-such-article?x=1',
  '/news/%0d%0aSet-Cookie:a=b',
  '/about%0a',
  '/about/%0d%0a/',
  '//example.com',
  '//example.com/',
  '/\\example.com/',
  '/%5cexample.com',
  '/%2f%2fexample.com',
  '/%0d%0aLocation:%20https://example.com',
  `/products?q=${'x'.repeat(100_000)}`,
  `/${'x/'.repeat(1000)}`,
];

interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  body: string;
}

/** Asks for a path as it is written, which neither `fetch` nor a browser does. */
function answer(origin: string, path: string, headers = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((done, failed) => {
    ask({ hostname, port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          headers: response.headers as Answer['headers'],
          body: Buffer.concat(parts).toString('latin1'),
        }),
      );
    })
      .on('error', failed)
      .end();
  });
}

/** What must be alike: a redirect's own body and kinds of script are each server's custom. */
function gist({ status, headers, body }: Answer) {
  const same = [
    'content-security-policy',
    'strict-transport-security',
    'x-content-type-options',
    'referrer-policy',
    'permissions-policy',
    'cross-origin-opener-policy',
    'location',
  ];
  const isMoved = status === 301 || status === 302;
  const kind = headers['content-type']?.replace(' ', '') ?? '';
  return {
    status,
    ...Object.fromEntries(same.map((name) => [name, headers[name]])),
    ...(isMoved ? {} : { body, cache: headers['cache-control'] }),
    kind: !isMoved && kind.startsWith('text/html') ? kind : '',
  };
}

for (const path of paths) {
  test(`our server and nginx answer ${path.slice(0, 60)} alike`, async ({ baseURL, nginxUrl }) => {
    const ours = await answer(baseURL ?? '', path);
    const theirs = await answer(nginxUrl, path);
    expect(gist(theirs)).toEqual(gist(ours));
    expect(ours.headers['content-security-policy']).toBeDefined();
    expect(ours.headers['set-cookie']).toBeUndefined();
    expect([200, 301, 302, 404]).toContain(ours.status);
    expect(ours.headers.location ?? '/').toMatch(/^\/(?!\/)/);
  });
}

for (const path of ['/%', '/%E0%A4%A', '/%00', '/about%00.html', '/../../etc/passwd']) {
  test(`${path} is answered with our page, by each in its own way`, async ({
    baseURL,
    nginxUrl,
  }) => {
    for (const origin of [baseURL ?? '', nginxUrl]) {
      const { status, body } = await answer(origin, path);
      expect([400, 404]).toContain(status);
      expect(body).toContain('Page Not Found');
    }
    expect((await answer(baseURL ?? '', '/')).status).toBe(200);
  });
}

test('both send compressed text, ask pages again and keep hashed files', async ({
  baseURL,
  nginxUrl,
}) => {
  for (const origin of [baseURL ?? '', nginxUrl]) {
    const page = await answer(origin, '/', { 'Accept-Encoding': 'gzip' });
    expect(page.headers['content-encoding']).toBe('gzip');
    expect(page.headers.vary).toContain('Accept-Encoding');
    expect(page.headers['cache-control']).toBe('no-cache');
    const again = await answer(origin, '/', {
      'Accept-Encoding': 'gzip',
      'If-None-Match': page.headers.etag,
    });
    expect(again.status).toBe(304);
    const code = await answer(origin, `/assets/${asset}`);
    expect(code.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const gone = await answer(origin, '/assets/gone.js');
    expect(gone.headers['cache-control']).toBe('no-cache');
  }
});

/** Written out once more, so that none of them can get lost in hosting/security.ts for all hosts at once. */
const securityHeaders = {
  'content-security-policy': /^default-src 'self'; script-src 'self'( 'sha256-[^']+')+; style-src /,
  'strict-transport-security': /^max-age=\d{8,}/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /^camera=\(\), geolocation=\(\), microphone=\(\), payment=\(\)$/,
  'cross-origin-opener-policy': /^same-origin$/,
};
const forbidden = [
  "object-src 'none'",
  "frame-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

test('our server, nginx, Netlify and Cloudflare all send the security headers', async ({
  baseURL,
  nginxUrl,
}) => {
  const [rule = ''] = readFileSync('build/client/_headers', 'utf8').split(/\n(?=\/)/);
  const [path, ...lines] = rule.split('\n');
  expect(path).toBe('/*');
  const inFile = Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.trim().split(': ');
      return [name.toLowerCase(), value.join(': ')];
    }),
  );
  const answers = [await answer(baseURL ?? '', '/'), await answer(nginxUrl, '/')];
  for (const headers of [...answers.map((one) => one.headers), inFile]) {
    for (const [name, value] of Object.entries(securityHeaders))
      expect(headers[name] ?? '', name).toMatch(value);
    const policy = headers['content-security-policy']?.split('; ');
    expect(policy).toEqual(expect.arrayContaining([...forbidden, "form-action 'self' mailto:"]));
  }
});

test('Netlify and Cloudflare find each article before they send the rest to the news', () => {
  const rules = readFileSync('build/client/_redirects', 'utf8').trim().split('\n');
  const ownAddresses = [...articles.map(({ id }) => `/news/${id}`), '/news/feed.xml'];
  expect(rules).toEqual([...ownAddresses.map((own) => `${own} ${own} 200`), '/news/* /news 302']);
});

test('both refuse what only a server with an application would take', async ({
  baseURL,
  nginxUrl,
}) => {
  for (const origin of [baseURL ?? '', nginxUrl])
    expect((await answer(origin, '/about', {}, 'POST')).status).toBe(405);
});

test('a strange range does not stop our server', async ({ baseURL }) => {
  for (const Range of ['bytes=9-1', 'bytes=-', 'bytes=a-b', 'bytes=99999999-', 'lines=1-2'])
    expect([200, 206, 416]).toContain((await answer(baseURL ?? '', '/about', { Range })).status);
  expect((await answer(baseURL ?? '', '/')).status).toBe(200);
});

test('the file for Netlify and Cloudflare keeps within their limits', () => {
  const lines = readFileSync('build/client/_headers', 'utf8').split('\n');
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
});

pageTest.describe('by nginx', () => {
  pageTest.use({
    baseURL: ({ nginxUrl }, use) => use(nginxUrl),
    expectedErrors: /status of 404/,
  });

  for (const address of pages) {
    pageTest(`${address} runs, under the policy of its headers`, async ({ page }) => {
      await open(page, address);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Photo Gallery');
    });
  }
});
